" Vim filetype plugin: comments, pairs and the formatter of Satz, a language for workout plans.

if exists("b:did_ftplugin")
  finish
endif
let b:did_ftplugin = 1

setlocal comments=:// commentstring=//\ %s matchpairs+=<:>
setlocal expandtab shiftwidth=2 softtabstop=2
if executable("satz")
  setlocal formatprg=satz\ fmt\ -
endif

let b:undo_ftplugin = "setlocal comments< commentstring< matchpairs< expandtab< shiftwidth< softtabstop< formatprg<"

" Vim indent file: a line of Satz is indented by the blocks that are open before it.

if exists("b:did_indent")
  finish
endif
let b:did_indent = 1

setlocal indentexpr=SatzIndent() indentkeys=0>,o,O,!^F
let b:undo_indent = "setlocal indentexpr< indentkeys<"

if exists("*SatzIndent")
  finish
endif

" The line without texts and comments, whose angle brackets are no blocks.
function s:code(number)
  return substitute(getline(a:number), '"[^"]*"\|//.*$', '', 'g')
endfunction

function SatzIndent()
  let above = prevnonblank(v:lnum - 1)
  if above == 0
    return 0
  endif
  let depth = 0
  for sign in split(substitute(s:code(above), '^\s*>\+', '', ''), '\zs')
    let depth += sign ==# '<' ? 1 : sign ==# '>' ? -1 : 0
  endfor
  let closes = s:code(v:lnum) =~# '^\s*>' ? 1 : 0
  return max([0, indent(above) + (depth - closes) * shiftwidth()])
endfunction

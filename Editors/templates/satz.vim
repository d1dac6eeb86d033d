" Vim syntax file: Satz, a language for workout plans
" Made from Editors/templates; change that file and run UPDATE_GOLDEN=1 swift test --filter HighlightingTests.
" Put it into ~/.vim/syntax/, and this line into ~/.vim/ftdetect/satz.vim:
"   autocmd BufNewFile,BufRead *.satz setfiletype satz

if exists("b:current_syntax")
  finish
endif

let s:saved = &cpoptions
set cpoptions&vim

" A word is a keyword only where it can mean something. What comes later here wins, so names come first.

syntax match satzName /\v[[:alpha:]_&\u00c0-\uffff][[:alnum:]_&'\u00c0-\uffff-]*/
syntax match satzBlock /[<>]/
syntax match satzOperator /\v[-+]?\=|[@×+*\/%–-]|\.\.\.|…/
syntax match satzNumber /\v<\d+(\.\d+)?(\s?\%)?/
syntax match satzNumber /\v\c\d+(\.\d+)?%({{units}})>/
syntax match satzNumber /\v\d+%(:\d\d)+(\.\d+)?/
syntax match satzNumber /\v%([0-9)]\s*[xX×]\s*)@<=\d+(\.\d+)?/
syntax match satzConstant /\v\c%(<|\dx)@<=%(breath|bw|max|total)%(\s*%($|[;,<>@)+*\/-])|\s+%(in\s+\d|rest\s*\d|of>))@=/

syntax match satzFunction /\v[[:alpha:]_\u00c0-\uffff][[:alnum:]'\u00c0-\uffff-]*\(@=/
syntax match satzFunction /\v\c<ask%(\s*["“„«])@=/

syntax match satzOperator /\v%([0-9)]\s*)@<=[xX×]%(\s*%(\d|\(|\cmax>))@=/
syntax match satzOperator /\v<[xX]%(\s*[0-9(])@=/

syntax match satzWord /\v\c<then%(\s*[+-])@=/
syntax match satzWord /\v\c<to%(\s+%(\(|\d|\a[^;<>,]*\<))@=/
syntax match satzWord /\v\c<when%([^;<>,]*%([;>,]|$))@=/
syntax match satzWord /\v\c<after%(\s+\d+\s+miss)@=/
syntax match satzWord /\v\c<%(misses|miss)>/
syntax match satzWord /\v\c<mod%(\s+[0-9(])@=/
syntax match satzWord /\v\c<%(at\s+least|at\s+most|above|below)%(\s*[0-9(]|[^;<>]*\<)@=/
syntax match satzWord /\v\c<%(is|not|and)>%([^;<>]*\<)@=/
syntax match satzWord /\v\c<or%(\s+[[:alnum:]("“„])@=/
syntax match satzWord /\v\c%([%)]\s*)@<=of>/
syntax match satzWord /\v\c<in%(\s*\d+%(min|s|h|:))@=/

syntax match satzAttribute /\v\c%(\@\s*)@<=%(ask|bw|easy|steady|hard|all\s+out)>/
syntax match satzAttribute /\v\c<%({{numbers}})%(\s*\d|\s+\()@=/
syntax match satzAttribute /\v\c<%(%({{nones}})\s+none|open)>/
syntax match satzAttribute /\v\c<tempo%(\s+[0-9x]+%(-|x|\d\d))@=/
syntax match satzAttribute /\v\c<%(%(each|per)\s+%(side|\a+)|each%(\s*%($|[;<>]|\/\/|"))@=|alternate\s+sides|between\s+%(sets|rounds|exercises))>/
syntax match satzAttribute /\v\c<%({{flags}})%(\s*%($|[;<>]|\/\/|"))@=/
syntax match satzAttribute /\v\c<%({{texts}})%(\s*["“„«])@=/
syntax match satzAttribute /\v\c<progress%(\s*[+-]|\s+reps>)@=/
syntax match satzAttribute /\v\c<reps%(\s+%(to|then)>)@=/
syntax match satzAttribute /\v\c<on%(\s+%({{shortDays}}))@=/
syntax match satzAttribute /\v\c<%({{days}})%(\s*[,<]|\s+%(weeks|cycle)>)@=/

syntax match satzGroup /\v\c%(^\s*|[<;>]\s*)@<=%({{stillness}})%(\s*%($|[;>]|\/\/)|\s+%(open>|\(|\d+\s*%(ms|s|sec|min|h)?\s*%($|[;>]|\/\/|bell>|note>)))@=/
syntax match satzGroup /\v\c%(^\s*|[<;>]\s*)@<=rest%(\s*%($|[;>]|\/\/|[0-9(]|none>))@=/
syntax match satzGroup /\v\c%(^\s*|[<;>]\s*)@<=%({{groups}})>%([^;<>]*\<|\s*$)@=/
syntax match satzControl /\v\c%(^\s*|[<;>]\s*)@<=after\s+%({{events}})>%(\s*%(\d+\s*|\([^)]*\)\s*)?%(\<|$))@=/
syntax match satzControl /\v\c<%(else\s+when|else)>%(\s*%(\<|$|\/\/)|\s[^;]*\<)@=/
syntax match satzControl /\v\c%(^\s*|[<;>]\s*)@<=%(when|by)%(\s[^;]*\<)@=/
syntax match satzControl /\v\c%(^\s*|[<;>]\s*)@<=for%(\s[^;<>]*\sin\s)@=/
syntax match satzControl /\v\c%(%(^\s*|[<;>]\s*)for\s[^;<>]*\s)@<=in%(\s[^;>]*\<)@=/
syntax match satzProperty /\v\c%(^\s*|[<;>]\s*)@<=%({{fields}})%(\s+%(\a|"))@=/
syntax match satzDeclaration /\v\c%(^\s*|[<;>]\s*)@<=%({{values}})%(\s+\a[^;<>=0-9]*\=)@=/
syntax match satzProperty /\v\c%(^\s*|[<;>]\s*)@<=levels%(\s+%(\a|"))@=/
syntax match satzDeclaration /\v\c%(^\s*|[<;>]\s*)@<=def%(\s+[^;<>("]*\()@=/
syntax match satzDeclaration /\v\c%(^\s*|[<;>]\s*)@<=%({{titled}})%(\s*["“„«#<x]|\s+[^;<>0-9]*\<)@=/

syntax match satzTag /\v#[[:alnum:]_\u00c0-\uffff-]+/
syntax region satzString start=/"/ skip=/\\./ end=/"/ oneline
syntax match satzString /[“”„«»][^"“”„«»]*["“”„«»]\?/
syntax match satzComment /\/\/.*$/

highlight default link satzBlock Delimiter
highlight default link satzOperator Operator
highlight default link satzNumber Number
highlight default link satzConstant Constant
highlight default link satzFunction Function
highlight default link satzWord Operator
highlight default link satzAttribute Label
highlight default link satzGroup Statement
highlight default link satzControl Conditional
highlight default link satzProperty Type
highlight default link satzDeclaration Structure
highlight default link satzTag Tag
highlight default link satzString String
highlight default link satzComment Comment

let &cpoptions = s:saved
unlet s:saved
let b:current_syntax = "satz"

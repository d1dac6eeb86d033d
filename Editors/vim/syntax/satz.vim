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
syntax match satzNumber /\v\c\d+(\.\d+)?%(calories|calorie|minutes|seconds|meters|metres|minute|second|hours|kilos|meter|metre|miles|watts|cals|hour|kcal|kilo|mile|mins|reps|secs|watt|bpm|cal|hrs|kgs|lbs|min|rep|rpm|sec|spm|yds|cm|ft|hr|in|kg|km|lb|mi|mm|ms|yd|g|h|m|s|w)>/
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
syntax match satzAttribute /\v\c<%(resistance|cadence|incline|height|warmup|cycle|every|pause|weeks|bell|drop|rest|zone|cap|off|rir|rpe|on)%(\s*\d|\s+\()@=/
syntax match satzAttribute /\v\c<%(%(warmup|rest)\s+none|open)>/
syntax match satzAttribute /\v\c<tempo%(\s+[0-9x]+%(-|x|\d\d))@=/
syntax match satzAttribute /\v\c<%(%(each|per)\s+%(side|\a+)|each%(\s*%($|[;<>]|\/\/|"))@=|alternate\s+sides|between\s+%(sets|rounds|exercises))>/
syntax match satzAttribute /\v\c<%(alternating|alternate|optional|right|left)%(\s*%($|[;<>]|\/\/|"))@=/
syntax match satzAttribute /\v\c<%(label|note|cue|say)%(\s*["“„«])@=/
syntax match satzAttribute /\v\c<progress%(\s*[+-]|\s+reps>)@=/
syntax match satzAttribute /\v\c<reps%(\s+%(to|then)>)@=/
syntax match satzAttribute /\v\c<on%(\s+%(fri|mon|sat|sun|thu|tue|wed))@=/
syntax match satzAttribute /\v\c<%(wednesday|saturday|thursday|tuesday|friday|monday|sunday|fri|mon|sat|sun|thu|tue|wed)%(\s*[,<]|\s+%(weeks|cycle)>)@=/

syntax match satzGroup /\v\c%(^\s*|[<;>]\s*)@<=%(breaths|reflect|hold|scan|walk|out|sit|in)%(\s*%($|[;>]|\/\/)|\s+%(open>|\(|\d+\s*%(ms|s|sec|min|h)?\s*%($|[;>]|\/\/|bell>|note>)))@=/
syntax match satzGroup /\v\c%(^\s*|[<;>]\s*)@<=rest%(\s*%($|[;>]|\/\/|[0-9(]|none>))@=/
syntax match satzGroup /\v\c%(^\s*|[<;>]\s*)@<=%(for\s+calories|for\s+distance|alternate|any\s+order|cooldown|for\s+load|for\s+reps|for\s+time|superset|circuit|complex|for\s+cal|choose|ladder|rounds|tabata|warmup|amrap|every|emom)>%([^;<>]*\<|\s*$)@=/
syntax match satzControl /\v\c%(^\s*|[<;>]\s*)@<=after\s+%(session|lift|week|set)>%(\s*%(\d+\s*|\([^)]*\)\s*)?%(\<|$))@=/
syntax match satzControl /\v\c<%(else\s+when|else)>%(\s*%(\<|$|\/\/)|\s[^;]*\<)@=/
syntax match satzControl /\v\c%(^\s*|[<;>]\s*)@<=%(when|by)%(\s[^;]*\<)@=/
syntax match satzControl /\v\c%(^\s*|[<;>]\s*)@<=for%(\s[^;<>]*\sin\s)@=/
syntax match satzControl /\v\c%(%(^\s*|[<;>]\s*)for\s[^;<>]*\s)@<=in%(\s[^;>]*\<)@=/
syntax match satzProperty /\v\c%(^\s*|[<;>]\s*)@<=%(equipment|secondary|category|aliases|measure|muscles|german)%(\s+%(\a|"))@=/
syntax match satzDeclaration /\v\c%(^\s*|[<;>]\s*)@<=%(state|let)%(\s+\a[^;<>=0-9]*\=)@=/
syntax match satzProperty /\v\c%(^\s*|[<;>]\s*)@<=levels%(\s+%(\a|"))@=/
syntax match satzDeclaration /\v\c%(^\s*|[<;>]\s*)@<=def%(\s+[^;<>("]*\()@=/
syntax match satzDeclaration /\v\c%(^\s*|[<;>]\s*)@<=%(meditation|breathing|exercise|program|workout|use)%(\s*["“„«#<x]|\s+[^;<>0-9]*\<)@=/

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

autocmd BufNewFile,BufRead *.satz setfiletype satz

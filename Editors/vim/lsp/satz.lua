-- The language server of Satz, for Neovim 0.11 and later: vim.lsp.enable("satz")
return {
  cmd = { "satz", "lsp" },
  filetypes = { "satz" },
  root_markers = { ".git" },
}

-- The language server of Satz, for Neovim 0.11 and later: vim.lsp.enable("satz")

-- Run a session in a terminal below.
vim.lsp.commands["satz.run"] = function(command)
  local argument = command.arguments[1]
  if not argument.command then return vim.notify("Save the plan first.", vim.log.levels.WARN) end
  vim.cmd("botright new")
  vim.fn.jobstart(argument.command, { term = true })
  vim.cmd.startinsert()
end

-- Show a rehearsal or a simulation in a window beside the plan.
local function show(command, context)
  local client = assert(vim.lsp.get_client_by_id(context.client_id))
  client:request("workspace/executeCommand", { command = command.command, arguments = command.arguments }, function(problem, text)
    if problem then return vim.notify(problem.message, vim.log.levels.ERROR) end
    vim.cmd("botright vnew")
    vim.bo.buftype, vim.bo.bufhidden = "nofile", "wipe"
    vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text, "\n"))
    vim.bo.modifiable = false
  end)
end
vim.lsp.commands["satz.rehearse"] = show
vim.lsp.commands["satz.simulate"] = show

return {
  cmd = { "satz", "lsp" },
  filetypes = { "satz" },
  root_markers = { ".git" },
  init_options = { showsResults = true },
}

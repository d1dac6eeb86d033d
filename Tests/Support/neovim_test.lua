-- A real Neovim writes a plan with `satz lsp`: nvim --headless -u NONE -l neovim_test.lua PROGRAM FOLDER
-- Prints what failed and exits with 1, or exits with 0.

local program, folder = arg[1], arg[2]
local path = folder .. "/plan.satz"

local function expect(what, condition)
  if not vim.wait(10000, condition, 20) then
    io.stderr:write("not seen: " .. what .. "\n" .. table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") .. "\n")
    io.stderr:write(vim.inspect(vim.diagnostic.get(0)) .. "\n")
    os.exit(1)
  end
end

local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") end
local function ask(method, params)
  local answers = vim.lsp.buf_request_sync(0, "textDocument/" .. method, params, 10000)
  for _, answer in pairs(answers or {}) do return answer.result end
end

local file = assert(io.open(path, "w"))
file:write('workout "Push Ü" <\n  bench 3x8 @ 60kg rst 90s\nrow   3 x 8\n>\n')
file:close()
vim.cmd.edit(path)
-- The same settings and commands as those who install the plugin have.
local settings = dofile("Editors/vim/lsp/satz.lua")
local id = vim.lsp.start({ name = "satz", cmd = { program, "lsp" }, root_dir = folder, init_options = settings.init_options })
assert(id, "the server does not start")
local client = assert(vim.lsp.get_client_by_id(id))
expect("initialize", function() return client.initialized end)

-- A mistake, and its quick fix.
expect("the diagnostic", function() return #vim.diagnostic.get(0) == 1 end)
assert(vim.diagnostic.get(0)[1].lnum == 1, "its line")
vim.api.nvim_win_set_cursor(0, { 2, 21 })
vim.lsp.buf.code_action({ apply = true })
expect("the quick fix", function() return text():find("rest 90s", 1, true) ~= nil end)
expect("no errors", function() return #vim.diagnostic.get(0, { severity = vim.diagnostic.severity.ERROR }) == 0 end)

-- Layout.
vim.lsp.buf.format({ timeout_ms = 10000 })
expect("the layout", function() return text() == 'workout "Push Ü" <\n  bench 3x8 @ 60kg rest 90s\n  row 3x8\n>' end)

-- Hints on and off: plates, the length of the session, its muscles.
vim.lsp.inlay_hint.enable(true, { bufnr = 0 })
expect("the hints", function() return #vim.lsp.inlay_hint.get({ bufnr = 0 }) == 3 end)
client:notify("workspace/didChangeConfiguration", { settings = { satz = { inlayHints = false } } })
expect("no hints", function() return #vim.lsp.inlay_hint.get({ bufnr = 0 }) == 0 end)
local document = { uri = vim.uri_from_bufnr(0) }

-- A refactoring, and a command above the session.
vim.api.nvim_win_set_cursor(0, { 3, 6 })
vim.api.nvim_buf_set_lines(0, 2, 3, false, { "  row 3x8, 3x8" })
vim.lsp.buf.code_action({ apply = true, context = { only = { "refactor.rewrite" }, diagnostics = {} } })
expect("one number of sets", function() return text():find("row 6x8", 1, true) ~= nil end)
vim.lsp.codelens.refresh({ bufnr = 0 })
expect("the lenses", function() return #vim.lsp.codelens.get(0) == 2 end)
local lens = vim.iter(vim.lsp.codelens.get(0)):find(function(lens) return lens.command.command == "satz.rehearse" end)
vim.lsp.commands["satz.rehearse"](lens.command, { client_id = id })
local plan = vim.api.nvim_get_current_buf()
expect("the rehearsal", function() return vim.api.nvim_get_current_buf() ~= plan and text():find("Bench", 1, true) ~= nil end)
vim.cmd.close()

-- Typed character by character, completed, explained.
vim.api.nvim_win_set_cursor(0, { 3, 0 })
for character in ("  overhead pr"):gmatch(".") do
  local line = vim.api.nvim_buf_get_lines(0, 3, 4, false)[1]
  if line == ">" then vim.api.nvim_buf_set_lines(0, 3, 3, false, { character })
  else vim.api.nvim_buf_set_lines(0, 3, 4, false, { line .. character }) end
end
local found = ask("completion", { textDocument = document, position = { line = 3, character = 13 } })
local labels = vim.tbl_map(function(item) return item.label end, found.items)
assert(vim.tbl_contains(labels, "overhead press"), "completion: " .. vim.inspect(labels))
local hover = ask("hover", { textDocument = document, position = { line = 1, character = 3 } })
assert(hover.contents.value:find("Bench", 1, true), "hover")

-- Names: where they are, their colours, another name for one of them.
vim.api.nvim_buf_set_lines(0, 0, -1, false, {
  "def main(move) <", "  move 3x5 @ 60kg rest 2min", ">", 'workout "Push Ü" <', "  main(squat)", "  main(row)", ">",
})
local call = { textDocument = document, position = { line = 4, character = 4 } }
local with = vim.tbl_extend("error", call, { context = { includeDeclaration = true } })
assert(#ask("references", with) == 3, "references")
assert(#ask("documentHighlight", call) == 3, "highlights")
assert(ask("definition", call).range.start.line == 0, "definition")
expect("the colour of a call", function()
  for _, token in ipairs(vim.lsp.semantic_tokens.get_at_pos(0, 4, 4) or {}) do
    if token.type == "function" then return true end
  end
end)
vim.api.nvim_win_set_cursor(0, { 5, 4 })
vim.lsp.buf.rename("top lift")
expect("the new name", function()
  return text():find("def top lift(move) <", 1, true) and select(2, text():gsub("\n  top lift%(", "")) == 2
end)

client:stop()
expect("the end", function() return client:is_stopped() end)
os.exit(0)

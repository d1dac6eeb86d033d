// Starts the language server of Satz for the plans that are open, and shows what its commands return.

const { window, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

// A session runs in a terminal; a rehearsal and a simulation are texts beside the plan.
const executeCommand = async (command, args, next) => {
  const words = command === "satz.run" ? args[0].command : undefined;
  if (words) {
    window.createTerminal({ name: args[0].name, shellPath: program(), shellArgs: words.slice(1) }).show();
    return undefined;
  }
  const text = await next(command, args);
  if (typeof text === "string") {
    await window.showTextDocument(await workspace.openTextDocument({ content: text }), { preview: true, viewColumn: -2 });
  }
  return text;
};

const program = () => workspace.getConfiguration("satz").get("path") || "satz";
const settings = () => ({ inlayHints: workspace.getConfiguration("satz").get("inlayHints") });

exports.activate = async () => {
  client = new LanguageClient(
    "satz", "Satz", { command: program(), args: ["lsp"] },
    {
      documentSelector: [{ language: "satz" }],
      initializationOptions: { ...settings(), showsResults: true, showsPictures: true },
      middleware: { executeCommand },
      synchronize: { configurationSection: "satz" },
    });
  await client.start();
};

exports.deactivate = () => client?.stop();

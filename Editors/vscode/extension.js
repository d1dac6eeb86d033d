// Starts the language server of Satz for the plans that are open.

const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = async () => {
  const command = workspace.getConfiguration("satz").get("path") || "satz";
  client = new LanguageClient(
    "satz", "Satz", { command, args: ["lsp"] },
    { documentSelector: [{ language: "satz" }] });
  await client.start();
};

exports.deactivate = () => client?.stop();

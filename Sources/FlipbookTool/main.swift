import FlipbookCommand
import FlipbookCompiler
import FlipbookScenes
import FlipbookStudio
import Foundation

let makeCompiler = { @Sendable () throws -> any SceneCompiling in try SceneCompiler(layout: .current()) }
let tool = CommandLineTool(host: .tool(makeCompiler: makeCompiler)) {
  try Studio.run($0, makeCompiler: makeCompiler)
}
exit(tool.run(Array(CommandLine.arguments.dropFirst())))

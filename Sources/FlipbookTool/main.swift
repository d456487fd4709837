import FlipbookCommand
import FlipbookCompiler
import FlipbookScenes
import Foundation

let tool = CommandLineTool(host: .tool { try SceneCompiler(layout: .current()) })
exit(tool.run(Array(CommandLine.arguments.dropFirst())))

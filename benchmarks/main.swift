import FlipbookExport
import Foundation

var arguments = BenchmarkArguments(Array(CommandLine.arguments.dropFirst()))
// As the program does.
ProcessMemory.keepFreedPages()
do {
  try arguments.run()
} catch {
  FileHandle.standardError.write(Data("FlipbookBenchmarks: \(error)\n".utf8))
  exit(1)
}

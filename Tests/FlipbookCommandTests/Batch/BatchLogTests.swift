import FlipbookScenes
import Foundation
import Testing

@testable import FlipbookCommand

@Suite("The report of a batch")
struct BatchLogTests {
  private let header = BatchLog.Header(
    manifest: "clips.json", clips: 2, plan: "p", shard: nil, started: "now")

  private func path() throws -> String {
    let folder = FlipbookProgram.folder + "/" + (try TemporaryFolderName.make())
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder + "/clips.results.jsonl"
  }

  @Test("a report that one run writes can't be taken by another until it is closed")
  func locked() throws {
    let path = try path()
    let first = try BatchLog(path: path, header: header, kept: [])
    #expect(throws: FlipbookFailure.self) { try BatchLog(path: path, header: header, kept: []) }
    first.close()
    let second = try BatchLog(path: path, header: header, kept: [])
    second.close()
    #expect(try BatchLog.read(path)?.header == header)
    let folder = (path as NSString).deletingLastPathComponent
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["clips.results.jsonl"])
  }

  @Test("of many runs that find no report one gets it")
  func race() async throws {
    for _ in 0..<20 {
      let path = try path()
      let header = header
      let logs = await withTaskGroup(of: BatchLog?.self) { group in
        for _ in 0..<8 { group.addTask { try? BatchLog(path: path, header: header, kept: []) } }
        return await group.reduce(into: [BatchLog]()) { if let log = $1 { $0.append(log) } }
      }
      #expect(logs.count == 1)
      for log in logs { log.close() }
    }
  }
}

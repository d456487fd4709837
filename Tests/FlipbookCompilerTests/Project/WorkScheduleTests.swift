import Dispatch
import FlipbookProjects
import FlipbookScenes
import Foundation
import Synchronization
import Testing

@testable import FlipbookCompiler

@Suite("Work on several things at a time")
struct WorkScheduleTests {
  /// Counts how many are under way, and notes the order.
  private final class Watch: Sendable {
    let state = Mutex<(running: Int, most: Int, ended: [Int])>((0, 0, []))

    /// Waits until so many have been under way at once, a minute at most.
    func wait(for count: Int) {
      let limit = ContinuousClock.now + .seconds(60)
      while state.withLock({ $0.most < count }), ContinuousClock.now < limit { usleep(1_000) }
    }

    func during<Value>(_ index: Int, _ body: () throws -> Value) rethrows -> Value {
      state.withLock { state in
        state.running += 1
        state.most = max(state.most, state.running)
      }
      defer {
        state.withLock { state in
          state.running -= 1
          state.ended.append(index)
        }
      }
      return try body()
    }
  }

  @Test("each begins when those that it needs are done, and results come in order")
  func needs() throws {
    let watch = Watch()
    // 2 needs 0, 3 needs 1 and 2.
    let schedule = WorkSchedule<String>(needs: [[], [], [0], [1, 2]], width: 2)
    var begun: [Int] = []
    let results = try schedule.run {
      begun.append($0)
    } work: { index in
      watch.during(index) {
        if index == 2 { #expect(schedule.outcome(0) == "0") }
        if index == 3 { #expect(schedule.outcome(1) == "1" && schedule.outcome(2) == "2") }
        if index < 2 { watch.wait(for: 2) }
        return "\(index)"
      }
    }
    #expect(results == ["0", "1", "2", "3"])
    #expect(begun.sorted() == [0, 1, 2, 3] && begun.prefix(2) == [0, 1])
    #expect(watch.state.withLock { $0.most } == 2)
  }

  @Test("no more run at once than asked for")
  func width() throws {
    let watch = Watch()
    let schedule = WorkSchedule<Int>(needs: Array(repeating: [], count: 9), width: 3)
    let results = try schedule.run { _ in
    } work: { index in
      watch.during(index) {
        watch.wait(for: 3)
        return index
      }
    }
    #expect(results == Array(0..<9))
    #expect(watch.state.withLock { $0.most } == 3)
    #expect(
      try WorkSchedule<Int>(needs: [], width: 0).run { _ in
      } work: {
        $0
      } == [])
  }

  @Test("after a failure nothing begins; what is under way learns of it, and the failure is thrown")
  func failure() throws {
    let watch = Watch()
    let schedule = WorkSchedule<Int>(needs: [[], [], [0], []], width: 2)
    let error = #expect(throws: FlipbookFailure.self) {
      try schedule.run { _ in
      } work: { index in
        try watch.during(index) {
          if index == 1 { throw FlipbookFailure("the disk is full", .failure) }
          let limit = ContinuousClock.now + .seconds(60)
          while !schedule.isStopped, ContinuousClock.now < limit { usleep(1_000) }
          throw CancellationError()
        }
      }
    }
    #expect(error?.message == "the disk is full")
    #expect(watch.state.withLock { $0.ended.sorted() } == [0, 1])
  }

  @Test("names in imports and conditions may be modules'")
  func names() {
    let source = """
      // important things
      @testable import struct Kit.Person
      #if canImport(Other) && DEBUG
      @_exported import Late; import Same
      #endif
      let text = "no Name here"
      """
    let names = ImportedNames.inSource(source)
    #expect(names.isSuperset(of: ["Kit", "Other", "Late", "Same"]) && !names.contains("Name"))
    #expect(ImportedNames.inFile("/no/such.swift") == [])
  }

  @Test("a module waits for those before it that it depends on or imports, and for theirs")
  func modules() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/flipbook-needs-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func module(_ name: String, _ source: String, _ dependencies: [String] = []) throws -> ProjectModule {
      var module = ProjectModule(name: name, folder: folder, packageName: "p")
      module.sources = ["\(folder)/\(name).swift"]
      module.dependencies = dependencies
      try Data(source.utf8).write(to: URL(fileURLWithPath: module.sources[0]))
      return module
    }
    let modules = try [
      module("Base", "import SwiftUI"), module("Kit", "import Foundation", ["Base"]),
      module("Alone", "import SwiftUI\nimport Later"), module("App", "import Kit"), module("Later", ""),
    ]
    #expect(ProjectBuild.needs(of: modules) == [[], [0], [], [0, 1], []])
    #expect(ProjectBuild.needs(of: [modules[3]]) == [[]])
  }
}

import Foundation
import Testing

@testable import FlipbookCombine

@Suite("Publishers whose closures may fail, and shared ones")
struct TryingTests {
  private struct Failure: Error, Equatable {}

  /// Everything a publisher sends, as text; the end as `|`, a failure as `!`.
  private func log<P: Publisher>(_ publisher: P) -> String {
    var parts: [String] = []
    let link = publisher.sink { completion in
      if case .failure = completion { parts.append("!") } else { parts.append("|") }
    } receiveValue: {
      parts.append("\($0)")
    }
    link.cancel()
    return parts.joined(separator: " ")
  }

  /// Fails for 4.
  private func check(_ value: Int) throws -> Int {
    guard value != 4 else { throw Failure() }
    return value
  }

  @Test("values are kept, dropped and compared until a closure fails")
  func values() {
    let few = [1, 1, 3, 2].publisher
    let many = [1, 3, 4, 5].publisher
    #expect(log(few.tryDrop { try check($0) < 3 }) == "3 2 |")
    #expect(log(many.tryDrop { try check($0) < 9 }) == "!")
    #expect(log(few.tryPrefix { try check($0) < 3 }) == "1 1 |")
    #expect(log(many.tryPrefix { try check($0) < 9 }) == "1 3 !")
    #expect(log(few.tryRemoveDuplicates { try check($0) == $1 }) == "1 3 2 |")
    #expect(log(many.tryRemoveDuplicates { try check($1) == $0 }) == "1 3 !")
  }

  @Test("values are reduced to one at the end, or to none by a failure")
  func summaries() {
    let few = [2, 1, 3].publisher
    let many = [1, 4].publisher
    #expect(log(few.tryReduce(10) { try check($1) + $0 }) == "16 |")
    #expect(log([Int]().publisher.tryReduce(10) { $0 + $1 }) == "10 |")
    #expect(log(many.tryReduce(10) { try check($1) + $0 }) == "!")
    #expect(log(few.tryFirst { try check($0) < 2 }) == "1 |")
    #expect(log(few.tryLast { try check($0) < 3 }) == "1 |")
    #expect(log(few.tryContains { try check($0) == 1 }) == "true |")
    #expect(log(many.tryContains { try check($0) == 9 }) == "!")
    #expect(log(few.tryAllSatisfy { try check($0) < 3 }) == "false |")
    #expect(log(few.tryMin { try check($0) < $1 }) == "1 |")
    #expect(log(few.tryMax { try check($0) < $1 }) == "3 |")
    #expect(log(many.tryMax { try check($0) < check($1) }) == "!")
  }

  @Test("after a failure another publisher goes on, or the error of the closure is the end")
  func caught() {
    let failing = [1, 4].publisher.tryMap(check)
    #expect(log(failing.tryCatch { _ in Just(7) }) == "1 7 |")
    #expect(log(failing.tryCatch { _ -> Just<Int> in throw Failure() }) == "1 !")
  }

  @Test("a publisher that is made connectable sends nothing before it is connected, then to all")
  func connectable() {
    var parts: [String] = []
    let source = PassthroughSubject<Int, Never>()
    let shared = source.makeConnectable()
    let links = ["a", "b"].map { name in shared.sink { parts.append("\(name)\($0)") } }
    source.send(1)
    let connection = shared.connect()
    source.send(2)
    connection.cancel()
    source.send(3)
    #expect(parts == ["a2", "b2"] && links.count == 2)
    parts = []
    let automatic = source.multicast(subject: PassthroughSubject<Int, Never>()).autoconnect()
    let link = automatic.sink { parts.append("\($0)") }
    source.send(4)
    link.cancel()
    source.send(5)
    #expect(parts == ["4"])
  }

  @Test("intervals are measured from the subscription, then from value to value")
  func intervals() {
    let scheduler = ManualScheduler()
    let source = PassthroughSubject<String, Never>()
    var intervals: [Int] = []
    scheduler.advance(to: 5)
    let link = source.measureInterval(using: scheduler).sink { intervals.append($0) }
    scheduler.advance(to: 8)
    source.send("a")
    scheduler.advance(to: 10)
    source.send("b")
    link.cancel()
    #expect(intervals == [3, 2])
  }
}

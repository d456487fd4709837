import Foundation
import Testing

@testable import FlipbookCombine

@Suite("Publishers")
struct PublisherTests {
  private struct Failure: Error, Equatable {}

  /// Everything a publisher sends, as text; the end as `|`, a failure as `!`.
  private func log<P: Publisher>(_ publisher: P, during body: () -> Void = {}) -> String {
    var parts: [String] = []
    let link = publisher.sink { completion in
      if case .failure = completion { parts.append("!") } else { parts.append("|") }
    } receiveValue: {
      parts.append("\($0)")
    }
    body()
    link.cancel()
    return parts.joined(separator: " ")
  }

  @Test("a result is a publisher of its value or its failure")
  func results() {
    #expect(log(Result<Int, Failure>.Publisher(3)) == "3 |")
    #expect(log(Result<Int, Failure>.Publisher(Failure())) == "!")
    #expect(log(Result<Int, Failure>.success(4).publisher) == "4 |")
  }

  @Test("closures are called for what goes on, in either direction")
  func handledEvents() {
    var parts: [String] = []
    let subject = PassthroughSubject<Int, Failure>()
    let handled = subject.handleEvents(
      receiveSubscription: { _ in parts.append("link") }, receiveOutput: { parts.append("\($0)") },
      receiveCompletion: { _ in parts.append("end") }, receiveCancel: { parts.append("cancel") },
      receiveRequest: { parts.append($0 == .unlimited ? "all" : "some") })
    let link = handled.sink { _ in
    } receiveValue: {
      parts.append("got \($0)")
    }
    subject.send(1)
    link.cancel()
    subject.send(2)
    #expect(parts == ["link", "all", "1", "got 1", "cancel"])
    parts = []
    let ended = Just(3).handleEvents(receiveCancel: { parts.append("cancel") }).sink { _ in }
    ended.cancel()
    #expect(parts.isEmpty)
  }

  @Test("values are changed, kept, dropped and gathered")
  func operators() {
    let numbers = (1...5).publisher
    #expect(log(numbers.map { $0 * 2 }) == "2 4 6 8 10 |")
    #expect(log(numbers.filter { $0.isMultiple(of: 2) }) == "2 4 |")
    #expect(log(numbers.compactMap { $0 > 3 ? "\($0)!" : nil }) == "4! 5! |")
    #expect(log(numbers.scan(0, +)) == "1 3 6 10 15 |")
    #expect(log(numbers.dropFirst(3)) == "4 5 |")
    #expect(log(numbers.prefix(2)) == "1 2 |")
    #expect(log(numbers.prefix { $0 < 4 }) == "1 2 3 |")
    #expect(log(numbers.first { $0 > 2 }) == "3 |")
    #expect(log(numbers.collect()) == "[1, 2, 3, 4, 5] |")
    #expect(log([1, 1, 2, 2, 1].publisher.removeDuplicates()) == "1 2 1 |")
    #expect(log([nil, 3].publisher.replaceNil(with: 0)) == "0 3 |")
    #expect(log(Just(1).append(numbers)) == "1 1 2 3 4 5 |")
    #expect(log(Just(3).prepend(1, 2)) == "1 2 3 |")
  }

  @Test("values are summed up, counted, looked for and left out")
  func summaries() {
    let numbers = [3, 1, 2].publisher
    #expect(log(numbers.reduce(10, +)) == "16 |")
    #expect(log(numbers.count()) == "3 |")
    #expect(log(numbers.min()) == "1 |" && log(numbers.max()) == "3 |")
    #expect(log(numbers.last()) == "2 |" && log(numbers.last { $0 > 2 }) == "3 |")
    #expect(log(numbers.contains(1)) == "true |" && log(numbers.contains(7)) == "false |")
    #expect(log(numbers.allSatisfy { $0 > 0 }) == "true |" && log(numbers.allSatisfy { $0 > 1 }) == "false |")
    #expect(log(numbers.ignoreOutput()) == "|")
    #expect(log(numbers.output(at: 1)) == "1 |" && log(numbers.output(in: 1..<3)) == "1 2 |")
    #expect(log(numbers.drop { $0 > 1 }) == "1 2 |")
    #expect(log(Empty<Int, Never>().min()) == "|" && log(Empty<Int, Never>().count()) == "0 |")
  }

  @Test("closures may fail, values are coded, and a failure is tried again")
  func trying() {
    let numbers = [1, 2].publisher
    #expect(log(numbers.tryFilter { if $0 > 1 { throw Failure() } else { true } }) == "1 !")
    #expect(log(numbers.tryCompactMap { $0 > 1 ? $0 : nil }) == "2 |")
    let sums = numbers.tryScan(0) { $0 + $1 }
    #expect(log(sums) == "1 3 |" && log(sums) == "1 3 |")
    #expect(log(Just(Data("[4]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())) == "[4] |")
    #expect(log(Just(Data("x".utf8)).decode(type: [Int].self, decoder: JSONDecoder())) == "!")
    #expect(
      log(Just([4]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) }) == "[4] |")
    var tries = 0
    let second = Deferred {
      tries += 1
      return tries > 1
        ? Just(5).setFailureType(to: Failure.self).eraseToAnyPublisher()
        : Fail<Int, Failure>(error: Failure()).eraseToAnyPublisher()
    }
    #expect(log(second.retry(1)) == "5 |")
    #expect(log(Just(1).setFailureType(to: Failure.self).assertNoFailure()) == "1 |")
  }

  @Test("a subject sends what comes after, one with a value begins with it")
  func subjects() {
    let passing = PassthroughSubject<Int, Never>()
    passing.send(1)
    #expect(
      log(passing) {
        passing.send(2); passing.send(completion: .finished); passing.send(3)
      } == "2 |")
    let keeping = CurrentValueSubject<Int, Never>(1)
    keeping.send(2)
    #expect(log(keeping) { keeping.value = 3 } == "2 3")
    #expect(keeping.value == 3)
  }

  @Test("several publishers are put together")
  func combinations() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    func play() { a.send(1); b.send(10); a.send(2); b.send(20) }
    #expect(log(a.merge(with: b), during: play) == "1 10 2 20")
    #expect(log(a.combineLatest(b) { "\($0)+\($1)" }, during: play) == "1+10 2+10 2+20")
    let c = PassthroughSubject<Int, Never>()
    #expect(
      log(a.combineLatest(b, c) { "\($0)+\($1)+\($2)" }) {
        c.send(5); play(); c.send(6)
      }
        == "1+10+5 2+10+5 2+20+5 2+20+6")
    #expect(log(a.zip(b).map { "\($0)+\($1)" }, during: play) == "1+10 2+20")
    #expect(log(a.flatMap { [$0, $0 * 100].publisher }, during: play) == "1 100 2 200")
    #expect(log(Publishers.MergeMany([Just(1), Just(2)])) == "1 2 |")
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let choice = PassthroughSubject<Int, Never>()
    let inTurn = log(choice.flatMap(maxPublishers: .max(1)) { $0 == 1 ? first : second }) {
      choice.send(1); choice.send(2); second.send(1); first.send(2)
      choice.send(completion: .finished); first.send(completion: .finished)
      second.send(3); second.send(completion: .finished)
    }
    #expect(inTurn == "2 3 |")
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let latest = log(outer.switchToLatest()) {
      outer.send(a); a.send(1); outer.send(b); a.send(2); b.send(3)
    }
    #expect(latest == "1 3")
  }

  @Test("failures end a publisher, and can be replaced or caught")
  func failures() {
    let failing = Fail<Int, Failure>(error: Failure())
    #expect(log(failing) == "!")
    #expect(log(failing.replaceError(with: 7)) == "7 |")
    #expect(log(failing.catch { _ in Just(8) }) == "8 |")
    #expect(log((1...3).publisher.tryMap { if $0 == 2 { throw Failure() } else { return $0 } }) == "1 !")
    #expect(log(Future<Int, Failure> { $0(.success(4)) }) == "4 |")
  }

  @Test("a cancelled attachment is silent, and one that is released cancels")
  func cancelling() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    var link: AnyCancellable? = subject.sink { seen.append($0) }
    subject.send(1)
    link = nil
    subject.send(2)
    var links: Set<AnyCancellable> = []
    subject.sink { seen.append($0 * 10) }.store(in: &links)
    subject.send(3)
    links.removeAll()
    subject.send(4)
    #expect(seen == [1, 30] && link == nil)
  }

  @Test("a shared publisher is attached to once")
  func sharing() {
    var count = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = Deferred { () -> PassthroughSubject<Int, Never> in
      count += 1; return source
    }.share()
    var sum = 0
    let links = [shared.sink { sum += $0 }, shared.sink { sum += $0 }]
    source.send(5)
    #expect(count == 1 && sum == 10 && links.count == 2)
  }
}

@Suite("Published properties")
struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var mirror = 0
    var silent = 0
  }

  @Test("an object says that it is about to change, before it has")
  func willChange() {
    let model = Model()
    var seen: [Int] = []
    let link = model.objectWillChange.sink { seen.append(model.count) }
    model.count = 1
    model.silent = 1
    model.count = 2
    #expect(seen == [0, 1])
    link.cancel()
    model.count = 3
    #expect(seen == [0, 1])
  }

  @Test("objects of several threads have publishers of their own")
  func threads() async {
    let kept = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<500).allSatisfy { _ in
            let model = Model()
            return model.objectWillChange === model.objectWillChange
          }
        }
      }
      return await group.allSatisfy { $0 }
    }
    #expect(kept)
  }

  @Test("a property's publisher sends the present value and each new one")
  func projected() {
    let model = Model()
    model.count = 4
    var seen: [Int] = []
    let link = model.$count.sink { seen.append($0) }
    model.count = 5
    #expect(seen == [4, 5])
    link.cancel()
    model.$count.map { $0 * 2 }.assign(to: &model.$mirror)
    model.count = 6
    #expect(model.mirror == 12)
  }

  @Test("an object that goes leaves nothing behind")
  func release() {
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      let link = model.$count.assign(to: \.mirror, on: Model())
      _ = model.objectWillChange
      model.count = 1
      link.cancel()
    }
    #expect(gone == nil)
  }

  @Test("values come until another publisher sends one, or from then on")
  func untilOutput() {
    let (values, bell) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var (before, after, ends): ([Int], [Int], Int) = ([], [], 0)
    let links = [
      values.prefix(untilOutputFrom: bell).sink { _ in
        ends += 1
      } receiveValue: {
        before.append($0)
      },
      values.drop(untilOutputFrom: bell).sink { after.append($0) },
    ]
    values.send(1)
    bell.send(())
    values.send(2)
    #expect(before == [1] && after == [2] && ends == 1)
    links.forEach { $0.cancel() }
  }

  @Test(
    "three and four publishers are put together: the last values of all, one of each at a time, or all as they come"
  )
  func several() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    var (latest, pairs, sums, all): ([String], [String], [Int], [Int]) = ([], [], [], [])
    var ends = 0
    let links = [
      Publishers.CombineLatest4(subjects[0], subjects[1], subjects[2], subjects[3]).sink { _ in
        ends += 1
      } receiveValue: {
        latest.append("\($0.0)\($0.1)\($0.2)\($0.3)")
      },
      Publishers.CombineLatest3(subjects[0], subjects[1], subjects[2]).sink {
        sums.append($0.0 + $0.1 + $0.2)
      },
      Publishers.Zip3(subjects[0], subjects[1], subjects[2]).sink { pairs.append("\($0.0)\($0.1)\($0.2)") },
      subjects[0].merge(with: subjects[1], subjects[2]).sink { all.append($0) },
    ]
    for (place, subject) in subjects.enumerated() { subject.send(place + 1) }
    subjects[0].send(5)
    #expect(latest == ["1234", "5234"] && sums == [6, 10])
    #expect(pairs == ["123"] && all == [1, 2, 3, 5])
    for subject in subjects { subject.send(completion: .finished) }
    #expect(ends == 1)
    links.forEach { $0.cancel() }
  }
}

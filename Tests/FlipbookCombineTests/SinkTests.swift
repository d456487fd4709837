import Testing

@testable import FlipbookCombine

struct SinkTests {
  private final class Loader {
    var value = 0
    var cancellable: AnyCancellable?
    deinit { cancellable?.cancel() }
  }

  @Test("an object that the end releases may cancel the subscription that held it")
  func endReleasesOwner() {
    let subject = PassthroughSubject<Int, Never>()
    weak var seen: Loader?
    do {
      let loader = Loader()
      loader.cancellable = subject.assign(to: \.value, on: loader)
      seen = loader
    }
    subject.send(3)
    #expect(seen?.value == 3)
    subject.send(completion: .finished)
    #expect(seen == nil)
  }
}

import Testing

@testable import FlipbookStudio

@Suite("Messages that a page has not read")
struct UnreadMessagesTests {
  /// Adds and confirms messages in turn; expectations can't change a value themselves.
  private final class Page {
    var unread = UnreadMessages()
    func add(_ size: Int) -> Bool { unread.add(size) }
    func confirm(_ count: Int) -> Bool { unread.confirm(count) }
  }

  @Test("what is confirmed makes room")
  func room() {
    let page = Page()
    #expect(page.add(UnreadMessages.mostBytes))
    #expect(!page.add(1))
    #expect(page.confirm(1))
    #expect(page.unread.bytes == 0)
    #expect(page.add(1))
  }

  @Test("small messages are counted as well")
  func count() {
    let page = Page()
    for _ in 0..<UnreadMessages.mostMessages { #expect(page.add(1)) }
    #expect(!page.add(1))
    #expect(page.confirm(10))
    #expect(page.unread.bytes == UnreadMessages.mostMessages - 10)
  }

  @Test("one message alone is never too large")
  func large() {
    let page = Page()
    #expect(page.add(UnreadMessages.mostBytes * 2))
    #expect(!page.add(1))
  }

  @Test("a page confirms what was sent, and nothing twice")
  func confirmations() {
    let page = Page()
    #expect(!page.confirm(1))
    #expect(page.add(5) && page.add(7))
    #expect(page.confirm(1) && page.confirm(1) && page.confirm(-4))
    #expect(page.unread.bytes == 7)
    #expect(!page.confirm(3))
    #expect(page.confirm(2) && page.unread.bytes == 0)
  }
}

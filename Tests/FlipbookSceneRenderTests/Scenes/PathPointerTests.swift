import Flipbook
import Testing

struct PathPointerTests {
  @Test("copies of a path take a transform by its address, or none")
  func copies() throws {
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2), transform: nil)
    var transform = CGAffineTransform(translationX: 10, y: 20)
    let moved = CGRect(x: 10, y: 20, width: 4, height: 2)
    #expect(try #require(path.copy(using: &transform)).boundingBox == moved)
    #expect(try #require(path.mutableCopy(using: &transform)).boundingBox == moved)
    #expect(try #require(path.copy(using: nil)) == path)
  }
}

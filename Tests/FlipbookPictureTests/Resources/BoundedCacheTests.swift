import FlipbookPicture
import Testing

@Suite("bounded cache")
struct BoundedCacheTests {
  @Test("a cache forgets what was not asked for in a while and keeps the rest")
  func cache() {
    var cache = BoundedCache<Int, Int>(capacity: 10)
    for number in 0..<100 {
      cache.insert(number, for: number)
      #expect(cache.value(for: 0) == 0)
      #expect(cache.count <= 10)
    }
    #expect(cache.value(for: 50) == nil)
    #expect(cache.value(for: 99) == 99)
  }
}

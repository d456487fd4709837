import Foundation
import Testing

@testable import Flipbook

@Suite("Notifications one after the other")
struct NotificationSequenceTests {
  @Test("those of a name and an object come in the order in which they are posted, and none after the end")
  func order() async {
    let center = NotificationCenter()
    let (name, other) = (Notification.Name("a"), Notification.Name("b"))
    let sender = NSObject()
    var posts = center.notifications(named: name, object: sender).makeAsyncIterator()
    center.post(name: name, object: sender, userInfo: ["place": 1])
    center.post(name: other, object: sender, userInfo: ["place": 2])
    center.post(name: name, object: NSObject(), userInfo: ["place": 3])
    center.post(name: name, object: sender, userInfo: ["place": 4])
    var places: [Int] = []
    for _ in 0..<2 { places.append(await posts.next()?.userInfo?["place"] as? Int ?? 0) }
    #expect(places == [1, 4])
  }
}

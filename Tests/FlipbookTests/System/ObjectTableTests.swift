import Foundation
import Testing

@testable import Flipbook

/// Sets and dictionaries of objects, held strongly and weakly.
@Suite struct ObjectTableTests {
  private final class Named: NSObject {
    let name: String
    init(_ name: String) { self.name = name }
    override func isEqual(_ object: Any?) -> Bool { (object as? Named)?.name == name }
    override var hash: Int { name.hashValue }
  }

  @Test("a weak table forgets what nothing else holds")
  func weakMembers() {
    let table = NSHashTable<Named>.weakObjects()
    let kept = Named("kept")
    do {
      let gone = Named("gone")
      table.add(gone)
      table.add(kept)
      table.add(nil)
      #expect(table.count == 2 && table.contains(gone))
    }
    #expect(table.allObjects.map(\.name) == ["kept"] && table.anyObject === kept)
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test("members are compared by isEqual, or by identity where the options say so")
  func equality() {
    let equal = NSHashTable<Named>(options: .weakMemory)
    let same = NSHashTable<Named>(options: [.weakMemory, .objectPointerPersonality], capacity: 4)
    let names = [Named("a"), Named("a"), Named("b")]
    for name in names {
      equal.add(name)
      equal.add(name)
      same.add(name)
    }
    #expect(equal.allObjects.map(\.name) == ["a", "b"] && same.count == 3)
    #expect(Array(equal).count == 2 && equal.member(names[1]) === names[0])
  }

  @Test("tables are united, cut and compared")
  func algebra() {
    let (a, b, c) = (Named("a"), Named("b"), Named("c"))
    func table(_ members: Named...) -> NSHashTable<Named> {
      let result = NSHashTable<Named>()
      members.forEach(result.add)
      return result
    }
    let left = table(a, b)
    left.intersect(table(b, c))
    #expect(left.allObjects == [b] && left.isSubset(of: table(b, c)) && !left.intersects(table(a)))
    left.union(table(a, b))
    left.minus(table(b))
    #expect(left.allObjects == [a])
    left.removeAllObjects()
    #expect(left.count == 0 && left.isSubset(of: table()))
  }

  @Test("a dictionary loses the entries whose weak key or value is gone")
  func weakEntries() {
    let byKey = NSMapTable<Named, Named>.weakToStrongObjects()
    let byValue = NSMapTable<Named, Named>.strongToWeakObjects()
    let key = Named("key")
    do {
      let gone = Named("gone")
      byKey.setObject(Named("value"), forKey: gone)
      byValue.setObject(gone, forKey: key)
      byKey.setObject(Named("first"), forKey: key)
      byKey.setObject(Named("second"), forKey: key)
      #expect(byKey.count == 2 && byValue.object(forKey: key) === gone)
    }
    #expect(byKey.count == 1 && byKey.object(forKey: Named("key"))?.name == "second")
    #expect(byValue.object(forKey: key) == nil && byValue.count == 0)
    byKey.removeObject(forKey: nil)
    byKey.removeObject(forKey: key)
    #expect(byKey.count == 0 && byKey.objectEnumerator()?.nextObject() == nil)
  }
}

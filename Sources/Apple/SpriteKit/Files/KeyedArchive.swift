import Flipbook
import Foundation

/// The objects of a keyed archive, found by their numbers.
struct KeyedArchive {
  private let objects: [ArchiveValue]
  private let root: Int

  /// Reads an archive; nil for bytes of another kind.
  init?(_ data: Data) {
    guard case .table(let top)? = BinaryPropertyList(data)?.root, case .list(let objects)? = top["$objects"],
      case .table(let roots)? = top["$top"], case .reference(let root)? = roots["root"]
    else { return nil }
    (self.objects, self.root) = (objects, root)
  }

  /// Makes an archive of objects, whose first one is nothing.
  init(objects: [ArchiveValue], root: Int) { (self.objects, self.root) = (objects, root) }

  /// The object at the top.
  var top: ArchiveObject? { object(.reference(root)) }

  /// Returns what a value stands for.
  func resolved(_ value: ArchiveValue?) -> ArchiveValue? {
    guard case .reference(let index)? = value else { return value }
    guard objects.indices.contains(index), index != 0 else { return nil }
    return objects[index]
  }

  /// Returns an object with its class; nil for another value.
  func object(_ value: ArchiveValue?) -> ArchiveObject? {
    guard case .table(let table)? = resolved(value) else { return nil }
    return ArchiveObject(archive: self, values: table)
  }
}

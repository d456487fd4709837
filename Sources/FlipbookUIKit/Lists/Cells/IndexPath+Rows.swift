import Foundation

extension NSIndexPath {
  /// The first index.
  public var section: Int { index(atPosition: 0) }
  /// The second index.
  public var row: Int { index(atPosition: 1) }
  /// The second index.
  public var item: Int { index(atPosition: 1) }
}

/// Index paths of tables and collections: a section, and a row or an item in it.
extension IndexPath {
  /// Makes the place of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the place of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The first index.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The second index.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The second index.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

import Foundation

/// A section of fetched objects.
public protocol NSFetchedResultsSectionInfo {
  /// The name of the section.
  var name: String { get }
  /// The first letter of the name.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

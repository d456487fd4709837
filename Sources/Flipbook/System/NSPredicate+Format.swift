import Foundation

extension NSPredicate {
  /// Reads a predicate: comparisons of key paths, texts, numbers and arguments (`%@`, `%K`, `%d`), joined by `AND`, `OR` and
  /// `NOT`. A format that can't be read ends the scene, as it does on a device; so do subqueries and aggregate functions.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    self.init(format: predicateFormat, argumentArray: arguments)
  }

  /// Reads a predicate, with its arguments in a list.
  public convenience init(format predicateFormat: String, argumentArray: [Any?]?) {
    do {
      let test = try PredicateFormat.read(predicateFormat, argumentArray ?? [])
      self.init { object, _ in test(object) }
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

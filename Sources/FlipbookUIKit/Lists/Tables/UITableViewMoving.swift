/// A data source with a method that moves rows, which have handles while the table is edited.
///
/// The compiler of scenes declares it of each class that has `tableView(_:moveRowAt:to:)`, as Objective-C would find the
/// method at run time.
@MainActor @preconcurrency
public protocol UITableViewMoving: AnyObject {}

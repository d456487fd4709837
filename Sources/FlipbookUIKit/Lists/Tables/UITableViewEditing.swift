/// A data source with a method that commits edits, whose rows a swipe deletes.
///
/// The compiler of scenes declares it of each class that has `tableView(_:commit:forRowAt:)`, as Objective-C would find the
/// method at run time.
@MainActor @preconcurrency
public protocol UITableViewEditing: AnyObject {}

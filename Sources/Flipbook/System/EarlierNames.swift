import Foundation

extension Data.WritingOptions {
  /// The name that `atomic` had.
  public static var atomicWrite: Data.WritingOptions { .atomic }
}

/// Begins a stretch of code that one thread at a time runs. A film runs on one thread, so nothing waits.
///
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 { 0 }

/// Ends a stretch of code that one thread at a time runs.
///
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 { 0 }

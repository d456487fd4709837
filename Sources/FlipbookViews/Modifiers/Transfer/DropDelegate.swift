import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Handles what is dragged over a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether a drop would be taken; asked as a drag enters the view.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes a drop.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns true.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Has no effect.
  public func dropEntered(info: DropInfo) {}
  /// Returns nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Has no effect.
  public func dropExited(info: DropInfo) {}
}

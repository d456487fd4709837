import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Handles things that are dragged over a view; there are none, in a film.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether a drop is taken; never called in a film.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes a drop; never called in a film.
  func performDrop(info: DropInfo) -> Bool
  /// Called when a drag enters the view; never in a film.
  func dropEntered(info: DropInfo)
  /// Called when a drag moves over the view; never in a film.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when a drag leaves the view; never in a film.
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

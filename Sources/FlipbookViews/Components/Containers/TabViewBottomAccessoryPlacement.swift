import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place of a view that belongs to the bar of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

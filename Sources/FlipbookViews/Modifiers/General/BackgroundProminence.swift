import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The prominence of the background behind a view.
public enum BackgroundProminence: Hashable, Sendable { case standard, increased }

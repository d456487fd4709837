import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How much a header stands out.
public enum Prominence: Sendable { case standard, increased }

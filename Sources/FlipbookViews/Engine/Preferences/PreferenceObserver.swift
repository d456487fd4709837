import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A node that wants to know when preferences may have changed.
@MainActor
package protocol PreferenceObserver: AnyObject {
  func checkPreferences()
}

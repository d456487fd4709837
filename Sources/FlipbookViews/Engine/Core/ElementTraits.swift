import Foundation

/// The traits that modifiers give an element for the container it is in.
package struct ElementTraits {
  package var zIndex: Double = 0
  package var layoutPriority: Double = 0
  package var tag: AnyHashable?
  package var id: AnyHashable?
  package var layoutValues: [ObjectIdentifier: Any] = [:]
}

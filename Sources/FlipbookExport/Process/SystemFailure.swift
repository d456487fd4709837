import CProcess
import Foundation

/// An error number of the system.
package struct SystemFailure: Error, Equatable, CustomStringConvertible {
  package var code: Int32

  package init(code: Int32) { self.code = code }

  package var description: String { SystemError.text(code) }
}

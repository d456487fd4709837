import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookViews
import Foundation

/// Stands in a project's code where a part of it could not be compiled. A preview that gets here ends with the reason.
public func _uncompiled<Value>(_ reason: String) -> Value {
  FileHandle.standardError.write(Data("\(UncompiledCode.mark)\(reason)\n".utf8))
  _exit(UncompiledCode.exitCode)
}

/// Stands in a folder's code where a part of it could not be compiled. A scene that gets here ends with the reason.
public func _leftOut<Value>(_ reason: String) -> Value {
  let text = "flipbook: The scene gets to code that is left out, since it does not compile here: \(reason)\n"
  FileHandle.standardError.write(Data(text.utf8))
  _exit(UncompiledCode.exitCode)
}

/// Stands in the place of a view whose code could not be compiled: the picture that it would be in is an error.
public func _uncompiledView(_ reason: String) -> some View {
  DiagnosticCollector.current.report(Diagnostic(.error, code: "code.uncompiled", message: reason))
  // Callers may stand outside of the main actor, and a text is made anywhere.
  return Text(verbatim: "")
}

/// How a program ends that gets to code that could not be compiled.
package enum UncompiledCode {
  /// Begins the line with the reason.
  package static let mark = "flipbook-uncompiled: "
  package static let exitCode: Int32 = 3
}

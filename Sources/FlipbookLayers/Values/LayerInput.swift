import FlipbookDiagnostics

/// Reports requests of the scene to layers that can't be met, or not as asked.
package enum LayerInput {
  package static func warn(_ code: String, _ message: String) {
    DiagnosticCollector.current.warn("layers.\(code)", message)
  }

  package static func report(_ code: String, _ message: String) {
    DiagnosticCollector.current.report(Diagnostic(.note, code: "layers.\(code)", message: message))
  }

  /// A key path that no layer of a class has.
  static func warnUnknown(keyPath: String, className: String) {
    let near =
      NearestWord.find(keyPath, in: KeyPathTarget.allNames, slips: 2).map { " Did you mean \"\($0)\"?" } ?? ""
    warn(
      "unknown-key-path",
      "\(className) has no key path \"\(keyPath)\" that can be animated; the animation changes nothing.\(near)"
    )
  }
}

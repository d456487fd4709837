import FlipbookDiagnostics
import Foundation

/// Diagnostics of documents of Interface Builder's.
@MainActor
enum NibTrouble {
  private static func place(_ element: MarkupElement, _ file: NibFile) -> String {
    "\(file.name):\(element.line)"
  }

  private static func warn(_ code: String, _ message: String) {
    DiagnosticCollector.current.warn(code, message)
  }

  static func unknownElement(_ element: MarkupElement, in file: NibFile) {
    warn("nib.element", "\(place(element, file)): a \(element.name) is left out; it is not supported.")
  }

  static func unknownClass(_ name: String, _ element: MarkupElement, in file: NibFile) {
    warn(
      "nib.class",
      "\(place(element, file)): the scene has no class \(name); a plain \(element.name) stands for it.")
  }

  static func missingFile(_ name: String, _ kind: String) {
    warn("nib.missing", "There is no file \(name).\(kind) among the scene's.")
  }

  static func missingController(_ name: String, in file: NibFile) {
    warn("nib.controller", "\(file.name) has no view controller \(name); an empty one stands for it.")
  }

  static func unset(_ name: String, of object: AnyObject, _ element: MarkupElement, in file: NibFile) {
    warn(
      "nib.property",
      "\(place(element, file)): \(type(of: object)) has no property \(name) that takes this value.")
  }

  static func unknownAction(_ name: String, of object: AnyObject, _ element: MarkupElement, in file: NibFile)
  {
    warn("nib.action", "\(place(element, file)): \(type(of: object)) has no action \(name).")
  }

  static func unknownSegue(_ name: String, of controller: AnyObject) {
    warn("nib.segue", "\(type(of: controller)) has no segue \(name); nothing is shown.")
  }

  static func unsupportedSegue(_ kind: String, _ element: MarkupElement, in file: NibFile) {
    warn("nib.segue", "\(place(element, file)): a segue of the kind \(kind) is not supported.")
  }
}

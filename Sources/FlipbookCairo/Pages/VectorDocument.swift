internal import CCairo
import FlipbookDiagnostics
import FlipbookPicture
import FlipbookRaster
import Foundation

/// A PDF or SVG document that display lists are drawn in, a page each: paths stay paths, and in PDF text stays text.
///
/// Pages are in points. Items that such a document can't express are placed as pictures. The bytes depend on the lists
/// alone.
package final class VectorDocument {
  package enum Form: Sendable {
    case pdf
    /// One page.
    case svg
  }

  /// Why a document can't be.
  package enum Failure: Error, Equatable {
    /// The receiver of the bytes accepts no more.
    case notWritten
    /// In words.
    case cairo(String)
    /// A page's sides, in points.
    case pageSize(CGSize)
  }

  /// The longest side of a page, in points: PDF readers take no more.
  package static let largestSide = 14_400.0
  private static let resolution = 2.0

  private final class Output {
    private let take: (UnsafeRawBufferPointer) -> Bool
    /// Cairo forgets some errors of what it writes last.
    private(set) var hasFailed = false

    init(_ take: @escaping (UnsafeRawBufferPointer) -> Bool) { self.take = take }

    func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
      if !hasFailed, !take(bytes) { hasFailed = true }
      return !hasFailed
    }
  }

  private let surface: OpaquePointer
  private let form: Form
  private let output: Unmanaged<Output>
  /// Pixels per point of what is placed as a picture.
  private let pixelsPerPoint: Double

  /// - Parameters:
  ///   - size: Of the first page, in points.
  ///   - scale: Pixels per point that the pictures of the scene have; what is placed as a picture has twice as many.
  ///   - write: Takes the next bytes; false when it can't.
  package init(
    _ form: Form, size: CGSize, scale: Double = 1, write: @escaping (UnsafeRawBufferPointer) -> Bool
  ) throws(Failure) {
    try Self.check(size)
    self.form = form
    pixelsPerPoint = max(1, min(8, scale * Self.resolution))
    let output = Unmanaged.passRetained(Output(write))
    let make: cairo_write_func_t = { output, bytes, count in
      guard let output else { return CAIRO_STATUS_WRITE_ERROR }
      let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(count))
      return Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().write(buffer)
        ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
    }
    let (width, height) = (Double(size.width), Double(size.height))
    let made =
      form == .pdf
      ? cairo_pdf_surface_create_for_stream(make, output.toOpaque(), width, height)
      : cairo_svg_surface_create_for_stream(make, output.toOpaque(), width, height)
    guard let made else { preconditionFailure("Cairo always gives a surface") }
    self.output = output
    surface = made
    if form == .svg { cairo_svg_surface_set_document_unit(made, CAIRO_SVG_UNIT_PT) }
    cairo_surface_set_fallback_resolution(made, pixelsPerPoint * 72, pixelsPerPoint * 72)
    // A date would make every file another.
    if form == .pdf { set(CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z") }
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    output.release()
  }

  /// The document's name, in what readers show of it.
  package func setTitle(_ title: String) {
    if form == .pdf { set(CAIRO_PDF_METADATA_TITLE, title) }
  }

  private func set(_ name: cairo_pdf_metadata_t, _ text: String) {
    cairo_pdf_surface_set_metadata(surface, name, text)
  }

  /// Draws a page.
  ///
  /// - Parameter name: Its entry in the outline; nil for none.
  package func addPage(_ list: DisplayList, named name: String? = nil) throws(Failure) {
    try Self.check(list.size)
    if form == .pdf {
      cairo_pdf_surface_set_size(surface, Double(list.size.width), Double(list.size.height))
    }
    guard let context = cairo_create(surface) else { preconditionFailure("no memory is left") }
    if form == .pdf, let name {
      cairo_pdf_surface_add_outline(
        surface, CAIRO_PDF_OUTLINE_ROOT, name, "page=\(pages + 1) pos=[0 0]", CAIRO_PDF_OUTLINE_FLAG_OPEN)
    }
    CairoDrawing.draw(list, on: context, resolution: pixelsPerPoint)
    cairo_show_page(context)
    let status = cairo_status(context)
    cairo_destroy(context)
    pages += 1
    try Self.check(status)
    try Self.check(cairo_surface_status(surface))
  }

  private var pages = 0

  /// Writes what is left to write.
  package func finish() throws(Failure) {
    cairo_surface_finish(surface)
    if output.takeUnretainedValue().hasFailed { throw .notWritten }
    try Self.check(cairo_surface_status(surface))
  }

  private static func check(_ status: cairo_status_t) throws(Failure) {
    if status == CAIRO_STATUS_WRITE_ERROR { throw .notWritten }
    if let failure = CairoFailure(status) { throw .cairo(failure.words) }
  }

  private static func check(_ size: CGSize) throws(Failure) {
    let sides = [Double(size.width), Double(size.height)]
    guard sides.allSatisfy({ $0 > 0 && $0 <= largestSide }) else { throw .pageSize(size) }
  }
}

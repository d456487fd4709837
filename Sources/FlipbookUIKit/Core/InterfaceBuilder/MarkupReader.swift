import Foundation

/// Reads XML into elements.
final class MarkupReader {
  /// The reason why a document can't be read.
  struct Failure: Error {
    let reason: String
    /// From 1.
    let line: Int
  }

  /// Bytes of a document, at most.
  static let byteLimit = 32 << 20
  /// Elements inside each other, at most.
  static let depthLimit = 200
  /// Elements of a document, at most.
  static let countLimit = 200_000

  private var root: MarkupElement?
  private var open: [MarkupElement] = []
  private var count = 0
  private var failure: String?

  private init() {}

  /// Returns the outermost element of a document.
  static func read(_ data: Data) throws(Failure) -> MarkupElement {
    guard data.count <= byteLimit else {
      throw Failure(reason: "it has more than \(byteLimit >> 20) MB", line: 1)
    }
    let reader = MarkupReader()
    var line: Int64 = 1
    let context = Unmanaged.passUnretained(reader).toOpaque()
    let message = data.withUnsafeBytes { bytes in
      readMarkup(
        bytes.baseAddress, Int64(bytes.count), context, { MarkupReader.startElement($0, $1, $2, $3) },
        { MarkupReader.endElement($0) }, { MarkupReader.addText($0, $1, $2) }, &line)
    }
    if let message {
      throw Failure(reason: reader.failure ?? String(cString: message), line: Int(line))
    }
    guard let root = reader.root else { throw Failure(reason: "it has no element", line: 1) }
    return root
  }

  private func begin(_ element: MarkupElement) -> Bool {
    count += 1
    guard open.count < Self.depthLimit else {
      failure = "more than \(Self.depthLimit) elements lie inside each other"
      return false
    }
    guard count <= Self.countLimit else {
      failure = "it has more than \(Self.countLimit) elements"
      return false
    }
    if let last = open.last { last.add(element) } else { root = element }
    open.append(element)
    return true
  }

  private static func reader(_ context: UnsafeMutableRawPointer?) -> MarkupReader? {
    context.map { Unmanaged<MarkupReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func startElement(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>?,
    _ attributes: UnsafePointer<UnsafePointer<CChar>?>?, _ line: Int64
  ) -> Int32 {
    guard let reader = reader(context), let name else { return 1 }
    var values: [String: String] = [:]
    var place = attributes
    while let key = place?[0], let value = place?[1] {
      values[String(cString: key)] = String(cString: value)
      place = place?.advanced(by: 2)
    }
    let element = MarkupElement(name: String(cString: name), attributes: values, line: Int(line))
    return reader.begin(element) ? 0 : 1
  }

  private static func endElement(_ context: UnsafeMutableRawPointer?) {
    _ = reader(context)?.open.popLast()
  }

  private static func addText(
    _ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?, _ count: Int64
  ) {
    guard let element = reader(context)?.open.last, let text, count > 0 else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    element.text += String(decoding: bytes, as: UTF8.self)
  }
}

@_silgen_name("cexpat_read")
private func readMarkup(
  _ bytes: UnsafeRawPointer?, _ count: Int64, _ context: UnsafeMutableRawPointer?,
  _ start:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, UnsafePointer<UnsafePointer<CChar>?>?, Int64
    ) -> Int32,
  _ end: @convention(c) (UnsafeMutableRawPointer?) -> Void,
  _ text: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int64) -> Void,
  _ line: UnsafeMutablePointer<Int64>
) -> UnsafePointer<CChar>?

import FlipbookDiagnostics

/// The entries of a `.lottie` file, a ZIP container.
///
/// Nothing is written to disk, so names can't lead out of a folder. The stated sizes of entries are checked before
/// anything is read, and all of them together are bounded.
struct LottieContainer {
  /// The most entries.
  static let entryLimit = 10_000
  /// The most bytes of all entries together.
  static let byteLimit = 256 << 20

  /// The content of the entries by their path.
  let files: [String: [UInt8]]

  /// Whether bytes begin as a ZIP container.
  static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x50, 0x4b, 0x03, 0x04]) }

  /// Reads all entries but folders and those of macOS's own.
  ///
  /// - Throws: ``LottieError`` where the container is damaged or exceeds a limit.
  init(_ bytes: [UInt8]) throws {
    files = try bytes.withUnsafeBytes { buffer in
      guard let container = Handle(buffer) else {
        throw LottieError(message: "the container is damaged; is the file cut short?")
      }
      let count = container.count
      guard count <= Self.entryLimit else {
        throw LottieError(message: "the container has \(count) entries; it may have \(Self.entryLimit)")
      }
      var files: [String: [UInt8]] = [:]
      var total = 0
      for index in 0..<count {
        guard let name = container.name(index), !name.hasSuffix("/"), !name.hasPrefix("__MACOSX/") else {
          continue
        }
        guard let size = container.size(index) else {
          throw LottieError(message: "the entry \"\(name)\" of the container can't be read")
        }
        total += size
        guard total <= Self.byteLimit else {
          throw LottieError(message: "the container holds more than \(Self.byteLimit >> 20) MB")
        }
        guard let content = container.read(index, size: size) else {
          throw LottieError(message: "the entry \"\(name)\" of the container is damaged")
        }
        files[name] = content
      }
      return files
    }
  }

  /// The animation: the active one of the manifest, or its first.
  ///
  /// - Parameter id: Another animation by its identifier.
  func animation(_ id: String? = nil) throws -> [UInt8] {
    let manifest = try manifest()
    let ids = (manifest["animations"]?.array ?? []).compactMap { $0["id"]?.string }
    let wanted =
      id ?? manifest["activeAnimationId"]?.string ?? manifest["initial"]?["animation"]?.string ?? ids.first
    guard let wanted, let file = files["a/\(wanted).json"] ?? files["animations/\(wanted).json"] else {
      throw LottieError(message: "the container has no animation \"\(wanted ?? "")\"")
    }
    return file
  }

  /// The list of what it holds.
  func manifest() throws -> LottieNode {
    guard let text = files["manifest.json"] else {
      throw LottieError(message: "the container has no \"manifest.json\"")
    }
    return try LottieTextReader.read(text)
  }

  /// The values of a theme by slot.
  ///
  /// - Throws: ``LottieError`` where there is none of that name.
  func theme(_ id: String, animation: String?) throws -> [String: LottieNode] {
    guard let file = files["t/\(id).json"] else {
      let known = (try manifest()["themes"]?.array ?? []).compactMap { $0["id"]?.string }
      let near = NearestWord.find(id, in: known).map { "; did you mean \"\($0)\"?" } ?? ""
      throw LottieError(message: "the container has no theme \"\(id)\"\(near)")
    }
    return try LottieTheme.slots(file, animation: animation)
  }
}

extension LottieContainer {
  /// A container that is open.
  private final class Handle {
    private let container: OpaquePointer

    /// - Parameter bytes: Must outlive the handle.
    init?(_ bytes: UnsafeRawBufferPointer) {
      guard let container = czip_open(bytes.baseAddress, UInt64(bytes.count)) else { return nil }
      self.container = container
    }

    deinit { czip_close(container) }

    var count: Int { Int(czip_entry_count(container)) }

    func name(_ index: Int) -> String? {
      czip_entry_name(container, Int64(index)).map { String(cString: $0) }
    }

    func size(_ index: Int) -> Int? {
      let size = czip_entry_size(container, Int64(index))
      return size < 0 ? nil : Int(size)
    }

    func read(_ index: Int, size: Int) -> [UInt8]? {
      var isWhole = false
      guard size <= LottieContainer.byteLimit else { return nil }
      let content = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        isWhole = czip_read(container, Int64(index), buffer.baseAddress, Int64(size)) == 0
        count = isWhole ? size : 0
      }
      return isWhole ? content : nil
    }
  }
}

import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayerScenes
import Foundation

extension Props {
  /// Returns a truth value.
  ///
  /// - Parameter description: The purpose of the prop, shown beside the name in forms and lists.
  public func bool(_ name: String, default fallback: Bool = false, description: String? = nil) -> Bool {
    get(name, fallback, "true or false") { $0.bool }
  }

  /// Returns a number without a fraction.
  ///
  /// - Parameters:
  ///   - range: The lowest and the highest number; nil for any.
  ///   - description: The purpose of the prop, shown beside the name in forms and lists.
  public func int(
    _ name: String, default fallback: Int = 0, in range: ClosedRange<Int>? = nil, description: String? = nil
  ) -> Int {
    get(name, fallback, "a whole number", range.map { "\($0.lowerBound) to \($0.upperBound)" }) { value in
      value.int.flatMap { range?.contains($0) == false ? nil : $0 }
    }
  }

  /// Returns a number.
  ///
  /// - Parameters:
  ///   - range: The lowest and the highest number; nil for any.
  ///   - description: The purpose of the prop, shown beside the name in forms and lists.
  public func double(
    _ name: String, default fallback: Double = 0, in range: ClosedRange<Double>? = nil,
    description: String? = nil
  ) -> Double {
    let limits = range.map { "\(PlainNumber.text($0.lowerBound)) to \(PlainNumber.text($0.upperBound))" }
    return get(name, fallback, "a number", limits) { value in
      value.double.flatMap { range?.contains($0) == false ? nil : $0 }
    }
  }

  /// Returns a text.
  ///
  /// - Parameters:
  ///   - choices: The only texts; nil for any.
  ///   - description: The purpose of the prop, shown beside the name in forms and lists.
  public func string(
    _ name: String, default fallback: String = "", of choices: [String]? = nil, description: String? = nil
  ) -> String {
    get(name, fallback, "text", choices.map { "one of \($0.joined(separator: ", "))" }) { value in
      value.string.flatMap { choices?.contains($0) == false ? nil : $0 }
    }
  }

  /// Returns a colour: `#rgb`, `#rrggbb`, `#rrggbbaa`, a name of CSS's, `rgb()`, `hsl()`, or a light system colour such as
  /// `systemRed`.
  ///
  /// - Parameter description: The purpose of the prop, shown beside the name in forms and lists.
  public func color(_ name: String, default fallback: Color = .clear, description: String? = nil) -> Color {
    get(name, fallback, "a colour") { value in
      value.string.flatMap { SceneColor.parse($0, isDark: false) }.map(Color.init)
    }
  }

  /// Returns a date: `2026-11-27`, `2026-11-27T10:30` or `2026-11-27T10:30:00+02:00`, in Greenwich's time without an offset.
  ///
  /// - Parameters:
  ///   - fallback: The default; the first of January 2001.
  ///   - description: The purpose of the prop, shown beside the name in forms and lists.
  public func date(
    _ name: String, default fallback: Date = Date(timeIntervalSinceReferenceDate: 0),
    description: String? = nil
  ) -> Date {
    get(name, fallback, PropDate.expected) { $0.string.flatMap(PropDate.parse) }
  }

  /// Returns the name of a picture for `Image(_:)`: of the scene's assets, or of a file beside the scene.
  ///
  /// - Parameter description: The purpose of the prop, shown beside the name in forms and lists.
  public func picture(_ name: String, default fallback: String = "", description: String? = nil) -> String {
    get(name, fallback, "the path of a picture") { $0.string }
  }

  /// Returns a list of numbers. A list that holds anything else gives the default, with a warning.
  ///
  /// - Parameter description: The purpose of the prop, shown beside the name in forms and lists.
  public func doubles(_ name: String, default fallback: [Double] = [], description: String? = nil) -> [Double]
  {
    get(name, fallback, "a list of numbers") { Self.all($0.array, \.double) }
  }

  /// Returns a list of texts. A list that holds anything else gives the default, with a warning.
  ///
  /// - Parameter description: The purpose of the prop, shown beside the name in forms and lists.
  public func strings(_ name: String, default fallback: [String] = [], description: String? = nil) -> [String]
  {
    get(name, fallback, "a list of texts") { Self.all($0.array, \.string) }
  }

  /// - Parameters:
  ///   - wanted: The kind in words.
  ///   - limits: Which of its kind are taken, in words; nil for all.
  ///   - read: Nil for a value that is not taken.
  private func get<T>(
    _ name: String, _ fallback: T, _ wanted: String, _ limits: String? = nil, _ read: (PropValue) -> T?
  ) -> T {
    guard let value = values[name] else { return fallback }
    if let result = read(value) { return result }
    let given = limits == nil ? value.kind : value.inWords
    DiagnosticCollector.current.warn(
      "props.kind",
      "The prop \"\(name)\" should be \(limits ?? wanted), but --props gives \(given); its default is used.")
    return fallback
  }

  private static func all<T>(_ values: [PropValue]?, _ read: (PropValue) -> T?) -> [T]? {
    guard let values else { return nil }
    let read = values.compactMap(read)
    return read.count == values.count ? read : nil
  }
}

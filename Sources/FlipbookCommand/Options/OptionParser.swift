internal import CPango
import FlipbookDiagnostics
import FlipbookScenes

/// Reads command lines with GLib's option parser. No GLib type leaves this file.
struct OptionParser {
  /// The words before the options in the usage line, such as `flipbook render`.
  var command: String
  /// The words after the options in the usage line, such as `FILE -o OUTPUT`.
  var operands: String
  /// A paragraph under the usage line.
  var summary: String
  var sections: [OptionSection]

  /// The version of the library behind this.
  static var libraryVersion: String { "\(glib_major_version).\(glib_minor_version).\(glib_micro_version)" }

  private var specs: [OptionSpec] { sections.flatMap(\.options) }

  /// Reads the arguments after the subcommand's name.
  ///
  /// - Throws: ``FlipbookFailure`` for an unknown option, with the nearest known one, or a missing value.
  func parse(_ arguments: [String]) throws -> ParsedOptions {
    let context = Context(sections: sections, specs: specs)
    // GLib moves the pointers around; ours keep track of the strings.
    let strings = ([command] + arguments).map { g_strdup($0) }
    defer { for string in strings { g_free(string) } }
    var error: UnsafeMutablePointer<GError>?
    var count = gint(strings.count)
    var remaining = strings + [nil]
    let succeeded = remaining.withUnsafeMutableBufferPointer { buffer in
      var start = buffer.baseAddress
      return g_option_context_parse(context.pointer, &count, &start, &error) != 0
    }
    guard succeeded else {
      defer { g_error_free(error) }
      throw failure(error.map { String(cString: $0.pointee.message) } ?? "The options can't be read.")
    }

    var result = ParsedOptions()
    for (index, spec) in specs.enumerated() {
      if spec.value == nil {
        if context.flags[index] != 0 { result.flags.insert(spec.name) }
      } else if spec.repeats {
        let all = context.list(at: index)
        if !all.isEmpty { result.lists[spec.name] = all }
      } else if let value = context.values[index] {
        result.values[spec.name] = String(cString: value)
      }
    }
    result.positionals = remaining.prefix(Int(count)).dropFirst().compactMap {
      $0.map { String(cString: $0) }
    }
    if let separator = result.positionals.firstIndex(of: "--") { result.positionals.remove(at: separator) }
    return result
  }

  /// The text of `--help`.
  var help: String {
    let context = Context(sections: sections, specs: specs)
    g_option_context_set_summary(context.pointer, summary)
    let text = g_option_context_get_help(context.pointer, 0, nil)
    defer { g_free(text) }
    var lines = String(cString: text!).split(separator: "\n", omittingEmptySubsequences: false)
    // GLib's usage line begins with the name of the process, which is not the subcommand.
    if lines.count > 1 { lines[1] = "  \(command) [OPTION…] \(operands)" }
    return lines.joined(separator: "\n")
  }

  private func failure(_ message: String) -> FlipbookFailure {
    let unknown = "Unknown option "
    guard message.hasPrefix(unknown) else {
      return FlipbookFailure("\(message). See \"\(command) --help\".", .usage)
    }
    let option = String(message.dropFirst(unknown.count))
    var text = "There is no option \(option)."
    let name = String(option.drop { $0 == "-" }.prefix { $0 != "=" })
    let names = specs.map(\.name)
    let known = OptionNames.elsewhere[name].flatMap { names.contains($0) ? $0 : nil }
    if let nearest = known ?? NearestWord.find(name, in: names) { text += " Do you mean --\(nearest)?" }
    return FlipbookFailure("\(text) See \"\(command) --help\".", .usage)
  }
}

/// A GOptionContext with the memory its entries point to.
private final class Context {
  let pointer: OpaquePointer
  /// Indexed like the options: non-zero when a flag was given.
  let flags: UnsafeMutablePointer<gint>
  /// Indexed like the options: a value that was given.
  let values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  /// Indexed like the options: the values of one that may be given again, ended by nil.
  private let lists: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>
  private let count: Int
  private var texts: [UnsafeMutablePointer<CChar>?] = []

  init(sections: [OptionSection], specs: [OptionSpec]) {
    count = specs.count
    flags = .allocate(capacity: count)
    flags.initialize(repeating: 0, count: count)
    values = .allocate(capacity: count)
    values.initialize(repeating: nil, count: count)
    lists = .allocate(capacity: count)
    lists.initialize(repeating: nil, count: count)
    pointer = g_option_context_new(nil)
    g_option_context_set_help_enabled(pointer, 0)
    var index = 0
    for section in sections {
      let title = section.title + ":"
      let group = g_option_group_new(section.title, title, title, nil, nil)
      var entries: [GOptionEntry] = []
      for spec in section.options {
        entries.append(entry(for: spec, at: index))
        index += 1
      }
      entries.append(GOptionEntry())
      g_option_group_add_entries(group, entries)
      g_option_context_add_group(pointer, group)
    }
  }

  deinit {
    g_option_context_free(pointer)
    for index in 0..<count {
      g_free(values[index])
      g_strfreev(lists[index])
    }
    flags.deallocate()
    values.deallocate()
    lists.deallocate()
    for text in texts { g_free(text) }
  }

  /// The values of an option that may be given more than once.
  func list(at index: Int) -> [String] {
    guard let first = lists[index] else { return [] }
    var result: [String] = []
    while let text = first[result.count] { result.append(String(cString: text)) }
    return result
  }

  // GLib's G_OPTION_ARG_NONE, _FILENAME and _FILENAME_ARRAY. The importer loses these names when Pango's module,
  // which includes the same header, is loaded as well.
  private static let none = GOptionArg(rawValue: 0)
  private static let fileName = GOptionArg(rawValue: 4)
  private static let fileNames = GOptionArg(rawValue: 6)

  private func entry(for spec: OptionSpec, at index: Int) -> GOptionEntry {
    var entry = GOptionEntry()
    entry.long_name = keep(spec.name)
    entry.short_name = spec.letter?.asciiValue.map { gchar($0) } ?? 0
    entry.description = keep(spec.help)
    if let value = spec.value {
      // A file name is taken byte for byte; GLib would convert a string from the locale's encoding.
      entry.arg = spec.repeats ? Self.fileNames : Self.fileName
      entry.arg_description = keep(value)
      entry.arg_data = spec.repeats ? gpointer(lists + index) : gpointer(values + index)
    } else {
      entry.arg = Self.none
      entry.arg_data = gpointer(flags + index)
    }
    return entry
  }

  private func keep(_ text: String) -> UnsafePointer<CChar>? {
    let copy = g_strdup(text)
    texts.append(copy)
    return UnsafePointer(copy)
  }
}

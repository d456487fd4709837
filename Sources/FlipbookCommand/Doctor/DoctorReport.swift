/// The findings of `flipbook doctor`, and their form for people.
struct DoctorReport: Equatable, Encodable {
  /// One thing a render may need.
  struct Finding: Equatable, Encodable {
    enum State: String, Equatable, Encodable {
      case present
      /// Missing, and some outputs or texts need it.
      case partial
      /// Missing, and one feature alone needs it.
      case optional
      /// Missing, and nothing renders without it.
      case missing
    }

    var name: String
    /// Its version, place or what it is for.
    var detail: String
    var state = State.present
    /// The Debian packages that bring it.
    var packages: [String] = []
  }

  struct Section: Equatable, Encodable {
    var title: String
    var findings: [Finding]
  }

  var sections: [Section]

  private var findings: [Finding] { sections.flatMap(\.findings) }

  /// Whether everything that every render needs is there.
  var isUsable: Bool { !findings.contains { $0.state == .missing } }

  /// The Debian packages to install, each once, in alphabetical order.
  var missingPackages: [String] {
    Set(findings.filter { $0.state != .present }.flatMap(\.packages)).sorted()
  }

  var text: String {
    let width = findings.map(\.name.count).max() ?? 0
    var lines: [String] = []
    for section in sections {
      lines.append(section.title)
      for finding in section.findings {
        let mark =
          switch finding.state {
          case .present: "✓"
          case .partial: "–"
          case .optional: "·"
          case .missing: "✗"
          }
        let pad = String(repeating: " ", count: width - finding.name.count)
        lines.append("  \(mark) \(finding.name)\(pad)  \(finding.detail)")
      }
      lines.append("")
    }
    let packages = missingPackages
    if !packages.isEmpty {
      lines += ["To install what is missing:", "  apt-get install \(packages.joined(separator: " "))"]
    } else if isUsable {
      lines.append("Nothing is missing.")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

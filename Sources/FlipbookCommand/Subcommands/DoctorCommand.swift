import FlipbookRaster
import FlipbookScenes

/// `flipbook doctor`: what is installed, what is missing, and how to get it.
enum DoctorCommand: Subcommand {
  static let name = "doctor"
  static let summary = "Show what is installed and what is missing"

  static let parser = OptionParser(
    command: "flipbook doctor", operands: "",
    summary:
      "Shows the version of every component, fonts and encoders, and the apt line for what is missing.",
    sections: [
      OptionSection(
        title: "Options", options: [OptionSections.json, OptionSections.help])
    ])

  static func run(_ options: ParsedOptions, _ invocation: Invocation) throws -> Int32 {
    guard options.positionals.isEmpty else {
      throw FlipbookFailure("doctor takes no file; there is \"\(options.positionals[0])\".", .usage)
    }
    let report = DoctorReport(sections: [
      program(invocation.host), libraries, EncoderProbe().section, SandboxProbe.section, ToolProbe.section,
      fonts,
    ])
    Console.output(options.has("json") ? try report.json() : report.text)
    return report.isUsable ? ExitCode.success.rawValue : ExitCode.failure.rawValue
  }

  private static func program(_ host: Host) -> DoctorReport.Section {
    var findings = [DoctorReport.Finding(name: "flipbook", detail: FlipbookVersion.current)]
    if case .tool(let makeCompiler) = host {
      do {
        findings += try makeCompiler().components.map { .init(name: $0.name, detail: $0.detail) }
      } catch {
        // Scenes of data need no compiler.
        findings.append(
          .init(name: "scene compiler", detail: "missing; scenes in Swift need it: \(error)", state: .partial)
        )
      }
    }
    return DoctorReport.Section(title: "Program", findings: findings)
  }

  private static var libraries: DoctorReport.Section {
    var findings = RasterComponents.versions.map { component in
      DoctorReport.Finding(name: component.name, detail: component.version)
    }
    findings.append(.init(name: "GLib", detail: OptionParser.libraryVersion))
    return DoctorReport.Section(title: "Libraries", findings: findings)
  }

  private static var fonts: DoctorReport.Section {
    let missing = Set(FontLibrary.missingPackages)
    var findings = FontLibrary.packages.map { package in
      let isMissing = missing.contains(package)
      let version = DebianPackages.version(of: package)
      return DoctorReport.Finding(
        name: package,
        detail: isMissing ? "files are missing; text may look different" : version ?? "installed",
        state: isMissing ? .partial : .present, packages: isMissing ? [package] : [])
    }
    let maths = FileMathFont.package
    let hasMaths = FileMathFont() != nil
    findings.append(
      DoctorReport.Finding(
        name: maths,
        detail: hasMaths
          ? DebianPackages.version(of: maths) ?? "installed" : "files are missing; formulae can't be drawn",
        state: hasMaths ? .present : .partial, packages: hasMaths ? [] : [maths]))
    return DoctorReport.Section(title: "Fonts", findings: findings)
  }
}

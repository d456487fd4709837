import FlipbookScenes

/// Finds out whether `--sandbox` can be used.
enum SandboxProbe {
  static var section: DoctorReport.Section {
    DoctorReport.Section(title: "Sandbox", findings: [finding])
  }

  private static var finding: DoctorReport.Finding {
    guard let program = ProgramFinder.find("bwrap") else {
      return .init(
        name: "bubblewrap", detail: "missing; --sandbox needs it, nothing else does", state: .partial,
        packages: ["bubblewrap"])
    }
    if let obstacle = Sandbox.obstacle(program) {
      return .init(
        name: "bubblewrap", detail: "can't be used here, nor can --sandbox: \(obstacle)", state: .partial)
    }
    let version = ProgramFinder.output(of: program, ["--version"])?.split(separator: " ").last
    return .init(
      name: "bubblewrap", detail: version.map { $0.trimmingCharacters(in: .newlines) } ?? "runs")
  }
}

import FlipbookScenes

/// Finds the programs that single features start.
enum ToolProbe {
  private static let wanted: [(program: String, use: String, source: String)] = [
    ("ffprobe", "films and sounds as input", "apt-get install ffmpeg"),
    ("git", "changed and check --changed-since", "apt-get install git"),
    ("xdg-open", "--open and studio", "apt-get install xdg-utils"),
    ("sbatch", "submit --engine slurm", "apt-get install slurm-client"),
    ("parallel", "submit --engine parallel", "apt-get install parallel"),
    ("openjd", "submit --engine openjd", "pip install openjd-cli"),
  ]

  static var section: DoctorReport.Section {
    DoctorReport.Section(
      title: "Tools of single features",
      findings: wanted.map { program, use, source in
        guard let path = ProgramFinder.find(program) else {
          return .init(name: program, detail: "missing; \(use): \(source)", state: .optional)
        }
        return .init(name: program, detail: "\(path); \(use)")
      })
  }
}

/// The options of a scene that stands ready for frames.
enum StageOptions {
  static let parser = OptionParser(
    command: "flipbook \(StageServer.command)", operands: "FILE", summary: "",
    sections: [OptionSections.scene, OptionSections.lottie, OptionSections.picture, OptionSections.safety])
}

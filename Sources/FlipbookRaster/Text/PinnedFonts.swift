/// The fonts that text may use, by the Debian packages that carry them. Files that are not named here are
/// never looked at, whatever is installed.
enum PinnedFonts {
  /// The fonts of one Debian package.
  struct Package: Sendable {
    var name: String
    var directory: String
    var files: [String]
    /// False for icon fonts, which symbols are made of and text never falls back to.
    var isForText = true
  }

  static let packages: [Package] = [
    Package(name: "fonts-inter", directory: "/usr/share/fonts/opentype/inter", files: inter),
    Package(
      name: "fonts-jetbrains-mono", directory: "/usr/share/fonts/truetype/jetbrains-mono",
      files: jetBrainsMono),
    Package(
      name: "fonts-quicksand", directory: "/usr/share/fonts/truetype/quicksand",
      files: ["Light", "Regular", "Medium", "Bold"].map { "Quicksand-\($0).ttf" }),
    Package(name: "fonts-noto-core", directory: "/usr/share/fonts/truetype/noto", files: notoCore),
    Package(
      name: "fonts-noto-cjk", directory: "/usr/share/fonts/opentype/noto",
      files: ["Sans", "Serif"].flatMap { ["Noto\($0)CJK-Regular.ttc", "Noto\($0)CJK-Bold.ttc"] }),
    Package(
      name: "fonts-noto-color-emoji", directory: "/usr/share/fonts/truetype/noto",
      files: ["NotoColorEmoji.ttf"]
    ),
    Package(
      name: "fonts-dejavu-core", directory: "/usr/share/fonts/truetype/dejavu",
      files: ["Sans", "SansMono", "Serif"].flatMap { ["DejaVu\($0).ttf", "DejaVu\($0)-Bold.ttf"] }),
    Package(
      name: "fonts-liberation2", directory: "/usr/share/fonts/truetype/liberation2",
      files: ["Sans", "Serif", "Mono"].flatMap { family in
        ["Regular", "Italic", "Bold", "BoldItalic"].map { "Liberation\(family)-\($0).ttf" }
      }),
    Package(
      name: "fonts-material-design-icons-iconfont",
      directory: "/usr/share/fonts/truetype/material-design-icons-iconfont",
      files: ["MaterialIcons-Regular.ttf"], isForText: false),
    Package(
      name: "fonts-materialdesignicons-webfont",
      directory: "/usr/share/fonts/truetype/materialdesignicons-webfont",
      files: ["materialdesignicons-webfont.ttf"], isForText: false),
  ]

  private static let weights = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ]

  /// Names as `Family-Weight` and `Family-WeightItalic`, where regular italic is plain `Family-Italic`.
  private static func faces(_ family: String, _ weights: [String], _ suffix: String) -> [String] {
    weights.flatMap { weight in
      ["\(family)-\(weight).\(suffix)", "\(family)-\(weight == "Regular" ? "" : weight)Italic.\(suffix)"]
    }
  }

  private static let inter = faces("Inter", weights, "otf") + faces("InterDisplay", weights, "otf")

  private static let jetBrainsMono = faces("JetBrainsMono", weights.filter { $0 != "Black" }, "ttf")

  private static let notoCore: [String] =
    faces("NotoSans", ["Regular", "Bold"], "ttf") + faces("NotoSerif", ["Regular", "Bold"], "ttf")
    + (sansScripts.map { "NotoSans\($0)" } + serifScripts.map { "NotoSerif\($0)" } + otherScripts)
    .flatMap { ["\($0.filter { $0 != " " })-Regular.ttf", "\($0.filter { $0 != " " })-Bold.ttf"] }
}

import Foundation

/// The pinned fonts of this machine, through a fontconfig set-up that knows no others.
package enum FontLibrary {
  /// Every face of the pinned packages that is installed, by package and then by name; the icon fonts last.
  package static var installedFaces: [FontFace] { collection.faces + icons.faces }

  /// The Debian packages of which a file is missing, in the order of `docs/fonts.md`.
  package static var missingPackages: [String] {
    PinnedFonts.packages.filter { !$0.missingFiles.isEmpty }.map(\.name)
  }

  /// The names of all Debian packages that fonts come from.
  package static var packages: [String] { PinnedFonts.packages.map(\.name) }

  /// Made once; fontconfig reads its caches for it.
  static let collection = FontCollection(packages: textPackages)

  /// The fonts that have Latin letters in many weights: what most text is set in.
  static let letters: FontCollection = {
    let names = ["fonts-inter", "fonts-jetbrains-mono", "fonts-quicksand"]
    return FontCollection(packages: textPackages.filter { names.contains($0.name) })
  }()

  /// The packages of fonts that text may use.
  static var textPackages: [PinnedFonts.Package] { PinnedFonts.packages.filter(\.isForText) }

  /// The icon fonts that symbols are made of.
  static let icons = FontCollection(packages: PinnedFonts.packages.filter { !$0.isForText })
}

extension PinnedFonts.Package {
  var paths: [String] { files.map { "\(directory)/\($0)" } }

  /// The files that should be there and are not. Files that no version of the package has don't count.
  var missingFiles: [String] {
    let missing = paths.filter { !FileManager.default.fileExists(atPath: $0) }
    return missing.count == paths.count || isComplete ? missing : []
  }

  /// Whether every file in the list belongs to the package: some Noto scripts have no bold face.
  private var isComplete: Bool { name != "fonts-noto-core" }
}

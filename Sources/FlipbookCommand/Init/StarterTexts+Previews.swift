extension StarterTexts {
  /// A package of one view with two previews.
  static func previews(_ name: String) -> [StarterFile] {
    [
      StarterFile(
        path: "Package.swift",
        text: """
          // swift-tools-version: 6.0
          import PackageDescription

          let package = Package(
            name: "\(name)", platforms: [.iOS(.v17)],
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            targets: [.target(name: "\(name)")])

          """),
      previewsSources(name),
      StarterFile(
        path: "README.md",
        text: """
          # \(name)

              flipbook previews . -o previews.html   every preview on a page
              sh check.sh                            the previews against Goldens

          """),
    ]
  }

  private static func previewsSources(_ name: String) -> StarterFile {
    StarterFile(
      path: "Sources/\(name)/Badge.swift",
      text: """
        import SwiftUI

        /// A name with a number on it.
        public struct Badge: View {
          let title: String
          let count: Int

          /// Makes a badge with a title and a number.
          public init(title: String, count: Int) {
            self.title = title
            self.count = count
          }

          /// The title beside the number.
          public var body: some View {
            HStack(spacing: 8) {
              Image(systemName: "bell.fill").foregroundStyle(.orange)
              Text(title).font(.headline)
              Text("\\(count)")
                .font(.caption.bold())
                .padding(.horizontal, 8)
                .padding(.vertical, 2)
                .background(.red, in: Capsule())
                .foregroundStyle(.white)
            }
            .padding()
          }
        }

        #Preview("One") { Badge(title: "Inbox", count: 1) }

        #Preview("Many") { Badge(title: "Inbox", count: 128) }

        """)
  }
}

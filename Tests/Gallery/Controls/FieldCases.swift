import SwiftUI

extension GalleryCase {
  @CaseList static func fields() -> [GalleryCase] {
    part(.fields, "a text field with its prompt") { TextField("Name", text: .constant("")) }
    part(.fields, "a text field with text") { TextField("Name", text: .constant("Ada")) }
    part(.fields, "a rounded text field with its prompt") {
      TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
    }
    part(.fields, "a rounded text field with text") {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    }
    part(.fields, "a disabled rounded text field") {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder).disabled(true)
    }
    part(.fields, "a secure field with its prompt") { SecureField("Password", text: .constant("")) }
    part(.fields, "a secure field with text") {
      SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
    }
    part(.fields, "a text field of three lines", width: 200, height: 100) {
      TextField("Notes", text: .constant("One line, and another one that has to be broken"), axis: .vertical)
        .textFieldStyle(.roundedBorder)
    }
    part(.fields, "a text editor", width: 200, height: 100) {
      TextEditor(text: .constant("One line, and another one that has to be broken"))
    }
    part(.fields, "the text styles", width: 240, height: 340) {
      VStack(alignment: .leading) {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
      }
    }
    part(.fields, "the four designs", width: 240, height: 110) {
      VStack(alignment: .leading) {
        Text("Default 0123").fontDesign(.default)
        Text("Rounded 0123").fontDesign(.rounded)
        Text("Serif 0123").fontDesign(.serif)
        Text("Monospaced 0123").fontDesign(.monospaced)
      }
    }
    part(.fields, "the hierarchical styles", width: 200, height: 110) {
      VStack(alignment: .leading) {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
      }
    }
    part(.fields, "markdown and interpolated styles", width: 260) {
      Text("**Bold**, *italic*, `code` and [a link](https://example.org)")
    }
    part(.fields, "text that shrinks and text that ends in dots", width: 140, height: 70) {
      VStack {
        Text("A line that shrinks to fit").lineLimit(1).minimumScaleFactor(0.5)
        Text("A line that does not fit in here").lineLimit(1)
      }
    }
    part(.fields, "redacted text", width: 200, height: 70) {
      VStack(alignment: .leading) {
        Text("A headline").font(.headline)
        Text("Some words below it")
      }.redacted(reason: .placeholder)
    }
    part(.fields, "dates, numbers and money", width: 200, height: 90) {
      VStack(alignment: .leading) {
        Text(day, style: .date)
        Text(1234.5, format: .number)
        Text(12.5, format: .currency(code: "USD"))
      }
    }
  }
}

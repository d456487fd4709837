import UIKit

extension GalleryCase {
  @MainActor static func made<V: UIView>(_ view: V, _ change: (V) -> Void = { _ in }) -> V {
    change(view)
    return view
  }

  @CaseList static func kitControls() -> [GalleryCase] {
    control(.kitControls, "a label of two lines") {
      made(UILabel(frame: CGRect(x: 0, y: 0, width: 140, height: 48))) {
        $0.text = "A label that has two lines"
        $0.numberOfLines = 2
      }
    }
    control(.kitControls, "a system button") {
      made(UIButton(type: .system)) { $0.setTitle("Continue", for: .normal) }
    }
    control(.kitControls, "a disabled system button") {
      made(UIButton(type: .system)) {
        $0.setTitle("Continue", for: .normal)
        $0.isEnabled = false
      }
    }
    control(.kitControls, "a filled button") {
      made(UIButton(configuration: .filled())) { $0.configuration?.title = "Continue" }
    }
    control(.kitControls, "a tinted button with a symbol") {
      made(UIButton(configuration: .tinted())) {
        $0.configuration?.title = "Share"
        $0.configuration?.image = UIImage(systemName: "square.and.arrow.up")
        $0.configuration?.imagePadding = 6
      }
    }
    control(.kitControls, "a contact button") { UIButton(type: .contactAdd) }
    control(.kitControls, "a switch") { made(UISwitch()) { $0.isOn = true } }
    control(.kitControls, "a disabled switch") { made(UISwitch()) { $0.isEnabled = false } }
    control(.kitControls, "a slider") {
      made(UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 31))) { $0.value = 0.4 }
    }
    control(.kitControls, "a stepper") { UIStepper() }
    control(.kitControls, "segments", width: 220) {
      made(UISegmentedControl(items: ["One", "Two", "Three"])) { $0.selectedSegmentIndex = 1 }
    }
    control(.kitControls, "a progress bar") {
      made(UIProgressView(progressViewStyle: .default)) {
        $0.frame.size.width = 140
        $0.progress = 0.4
      }
    }
    control(.kitControls, "spinners", at: [0, 0.25, 0.5]) {
      made(UIActivityIndicatorView(style: .large)) { $0.startAnimating() }
    }
    control(.kitControls, "page dots") {
      made(UIPageControl()) {
        $0.numberOfPages = 4
        $0.currentPage = 1
        $0.pageIndicatorTintColor = .systemGray3
        $0.currentPageIndicatorTintColor = .systemBlue
      }
    }
    control(.kitControls, "a text field with its prompt") {
      made(UITextField(frame: CGRect(x: 0, y: 0, width: 140, height: 34))) {
        $0.placeholder = "Name"
        $0.borderStyle = .roundedRect
      }
    }
    control(.kitControls, "a secure text field") {
      made(UITextField(frame: CGRect(x: 0, y: 0, width: 140, height: 34))) {
        $0.text = "secret"
        $0.isSecureTextEntry = true
        $0.borderStyle = .line
      }
    }
    control(.kitControls, "a text view", width: 200, height: 100) {
      made(UITextView(frame: CGRect(x: 0, y: 0, width: 180, height: 80))) {
        $0.text = "One line, and another one that has to be broken"
        $0.font = .preferredFont(forTextStyle: .body)
      }
    }
    control(.kitControls, "blurred stripes", width: 120, height: 80) {
      made(StripedView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))) {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        effect.frame = CGRect(x: 20, y: 20, width: 80, height: 40)
        $0.addSubview(effect)
      }
    }
    control(.kitControls, "a view of corners, a border and a shadow", width: 120, height: 90) {
      made(UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 50))) {
        $0.backgroundColor = .systemTeal
        $0.layer.cornerRadius = 12
        $0.layer.borderWidth = 2
        $0.layer.borderColor = UIColor.systemIndigo.cgColor
        $0.layer.shadowOpacity = 0.5
        $0.layer.shadowRadius = 4
        $0.layer.shadowOffset = CGSize(width: 0, height: 3)
      }
    }
    control(.kitControls, "a stack of three", width: 200) {
      made(
        UIStackView(
          arrangedSubviews: ["One", "Two", "Three"].map { title in made(UILabel()) { $0.text = title } })
      ) {
        $0.spacing = 8
        $0.frame.size = $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      }
    }
  }
}

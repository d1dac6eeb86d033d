;;; satz-mode.el --- Satz, a language for workout plans  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: GPL-3.0-or-later
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages

;;; Commentary:

;; Made from Editors/templates; change that file and run UPDATE_GOLDEN=1 swift test --filter HighlightingTests.
;;
;; (load "…/satz-mode.el")
;; (add-hook 'satz-mode-hook #'eglot-ensure)

;;; Code:

(defgroup satz nil "Workout plans." :group 'languages)

(defcustom satz-indent-offset 2 "Columns for each level of a block." :type 'natnum :safe #'natnump)

(defun satz--words (words)
  "A regular expression of WORDS, which are separated by `|'."
  (concat "\\(" (mapconcat (lambda (word) (string-replace " " "[ \t]+" word)) (split-string words "|") "\\|") "\\)\\_>"))

(defconst satz--start "\\(^[ \t]*\\|[<;>][ \t]*\\)" "Where an item begins.")

(defun satz--item (words)
  "A regular expression of WORDS where an item begins."
  (concat satz--start (satz--words words)))

(defconst satz--keywords
  `((,(satz--item "meditation|breathing|exercise|program|workout|use|state|let|def") 2 font-lock-keyword-face)
    (,(satz--item "equipment|secondary|category|aliases|measure|muscles|german|levels") 2 font-lock-type-face)
    (,(satz--item "when|by|for") 2 font-lock-keyword-face)
    (,(concat "\\_<after[ \t]+" (satz--words "session|lift|week|set")) 0 font-lock-keyword-face)
    (,(concat "\\_<" (satz--words "else when|else")) 1 font-lock-keyword-face)
    (,(concat (satz--item "for calories|for distance|alternate|any order|cooldown|for load|for reps|for time|superset|circuit|complex|for cal|choose|ladder|rounds|tabata|warmup|amrap|every|emom") "[^;<>\n]*\\(?:<\\|$\\)") 2 font-lock-builtin-face)
    (,(concat (satz--item "breaths|reflect|hold|scan|walk|out|sit|in|rest") "[ \t]*\\(?:[0-9(;>]\\|open\\|none\\|$\\)") 2 font-lock-builtin-face)
    (,(concat "\\_<" (satz--words "resistance|cadence|incline|height|warmup|cycle|every|pause|weeks|bell|drop|rest|zone|cap|off|rir|rpe|on") "[ \t]*[0-9(]") 1 font-lock-variable-name-face)
    (,(concat "\\_<" (satz--words "label|note|cue|say") "[ \t]*[\"“„«]") 1 font-lock-variable-name-face)
    (,(concat "\\_<" (satz--words "alternating|alternate|optional|right|left") "[ \t]*\\(?:[;<>\"]\\|$\\)") 1 font-lock-variable-name-face)
    (,(concat "\\_<" (satz--words "each side|per side|alternate sides|between sets|between rounds|between exercises|tempo|progress|wednesday|saturday|thursday|tuesday|friday|monday|sunday|fri|mon|sat|sun|thu|tue|wed")) 1
     font-lock-variable-name-face)
    (,(concat "@[ \t]*" (satz--words "ask|bw|easy|steady|hard|all out")) 1 font-lock-variable-name-face)
    (,(concat "\\_<" (satz--words "at least|at most|above|below|is|not|and|or|of|to|then|in|mod|miss|misses")) 1
     font-lock-keyword-face)
    (,(concat "[0-9]+\\(?:[.:][0-9]+\\)*" (satz--words "calories|calorie|minutes|seconds|meters|metres|minute|second|hours|kilos|meter|metre|miles|watts|cals|hour|kcal|kilo|mile|mins|reps|secs|watt|bpm|cal|hrs|kgs|lbs|min|rep|rpm|sec|spm|yds|cm|ft|hr|in|kg|km|lb|mi|mm|ms|yd|g|h|m|s|w")) 0 font-lock-constant-face)
    ("\\_<[0-9]+\\(?:[.:][0-9]+\\)*\\(?:[ \t]*%\\)?" 0 font-lock-constant-face)
    (,(concat "\\_<" (satz--words "max|total|bw|breath")) 1 font-lock-constant-face)
    ("#[[:alnum:]_-]+" 0 font-lock-preprocessor-face)
    ("\\([[:alpha:]][[:alnum:]'-]*\\)(" 1 font-lock-function-name-face))
  "What is highlighted, in this order.")

(defvar satz-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (modify-syntax-entry ?< "(>" table)
    (modify-syntax-entry ?> ")<" table)
    (modify-syntax-entry ?- "_" table)
    (modify-syntax-entry ?' "_" table)
    table)
  "Comments begin with two slashes, blocks are in angle brackets.")

(defun satz--depth ()
  "How many blocks are open before point; parentheses do not count."
  (seq-count (lambda (place) (eq (char-after place) ?<)) (nth 9 (syntax-ppss))))

(defun satz-indent-line ()
  "Indent the line by the blocks that are open before it."
  (let* ((depth (save-excursion
                  (beginning-of-line)
                  (if (looking-at "[ \t]*>") (1- (satz--depth)) (satz--depth))))
         (column (* satz-indent-offset (max 0 depth))))
    (if (<= (current-column) (current-indentation))
        (indent-line-to column)
      (save-excursion (indent-line-to column)))))

;;;###autoload
(define-derived-mode satz-mode prog-mode "Satz"
  "Workout plans."
  (setq-local comment-start "// "
              comment-end ""
              comment-start-skip "//+[ \t]*"
              indent-line-function #'satz-indent-line
              indent-tabs-mode nil
              font-lock-defaults '(satz--keywords nil t)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.satz\\'" . satz-mode))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(satz-mode . ("satz" "lsp"))))

(provide 'satz-mode)
;;; satz-mode.el ends here
